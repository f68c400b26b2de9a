// Stands in for "server-only" in tests, which run outside Next's bundler.
export {};
