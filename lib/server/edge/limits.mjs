/**
 * What a stranger may hold of the edge server, and how long anything waits in it: every number with its reason. Times in
 * milliseconds, sizes in bytes unless said otherwise.
 */

/** Of connections and the requests on them. The first five are options of Node's server. */
export const CONNECTION_LIMITS = {
	/** The 200 MB of a catalogue on a line of 2 Mbit/s; nobody needs as long for a heading. */
	requestTimeout: 900_000,
	headersTimeout: 15_000,
	/** Longer than the idle time of the usual proxies, so that it is they who hang up first. */
	keepAliveTimeout: 75_000,
	connectionsCheckingInterval: 5_000,
	/** All headers together. */
	maxHeaderSize: 16_384,
	/** A connection on which nothing moves, in either direction, but while a catalogue is taken over. */
	idle: 120_000,
	/** Open at once, of everybody: some 10 kB each. */
	connections: 4_000,
	/** Of one address: six a browser, for the thirty households that a mobile network puts behind one. */
	connectionsOfAddress: 200,
	/** Waiting for a visitor who does not read: after so much, nothing is added to an answer. */
	unsentBytes: 1_000_000,
};
/** @typedef {typeof CONNECTION_LIMITS} ConnectionLimits */

/** Requests of one address to one instance, files apart: many households again, so this only stops a flood. */
export const FLOOD = { requests: 1_200, seconds: 60 };

/** Our own request for what is then kept, all of it. @type {number} */
export const OWN_REQUEST_MS = 30_000;
/** Whoever comes before the shop is open, or while its database is out of reach, is told to come again then; seconds. */
export const RETRY_SECONDS = 5;
/** A visit before the shop is open: longer than a start beside a database that answers. */
export const OPENING_MS = 5_000;
