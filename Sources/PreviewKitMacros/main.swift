PluginServer(channel: MessageChannel()).run()
