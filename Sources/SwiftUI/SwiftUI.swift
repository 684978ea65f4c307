// Component files say `import SwiftUI`; on Linux that name leads here.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import PreviewKit
