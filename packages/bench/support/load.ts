import autocannon from "autocannon";

/** What a browser would accept. */
const HEADERS = { "accept-encoding": "gzip, deflate, br" };

export type Load = {
	/** Answers a second. */
	rate: number;
	/** Bytes of one answer on the wire. */
	bytes: number;
	/** Answers that were not 2xx, and requests without an answer. */
	failed: number;
};

/** Asks for one address as fast as it is answered, with 8 connections, for so many seconds. */
export async function flatOut(url: string, seconds: number): Promise<Load> {
	const result = await autocannon({ url, connections: 8, duration: seconds, headers: HEADERS });
	const { total } = result.requests;
	return {
		rate: total / result.duration,
		bytes: result.throughput.total / Math.max(1, total),
		failed: result.non2xx + result.errors,
	};
}
