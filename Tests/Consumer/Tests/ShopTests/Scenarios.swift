// The scenarios of shop-scenarios are cases of this bundle.
