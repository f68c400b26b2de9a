/** Numbers that look random and are the same for the same seed. */
export type Random = {
	/** Evenly from 0 to below 1. */
	even: () => number;
	/** The time until the next of what comes at random, of this mean. */
	exponential: (mean: number) => number;
	/** Around 1, which is its mean; `spread` is the deviation of its logarithm, 0 for always 1. */
	factor: (spread: number) => number;
};

/** The generator mulberry32: small, and good enough for queues. */
export function seeded(seed: number): Random {
	let state = seed >>> 0;
	const even = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	// Never the logarithm of 0.
	const exponential = (mean: number) => -mean * Math.log(1 - even());
	const normal = () => Math.sqrt(exponential(2)) * Math.cos(2 * Math.PI * even());
	return { even, exponential, factor: (spread) => Math.exp(spread * normal() - spread ** 2 / 2) };
}
