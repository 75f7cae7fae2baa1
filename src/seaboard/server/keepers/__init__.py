"""Which process keeps which table (`leases`), and how others pass on to it what comes to them (`passing`)."""
