/** Choices that a seed decides: the same seed, the same choices. */
export type Random = {
	/** A number from 0 up to, but without, 1. */
	next(): number;
	/** A whole number from `min` to `max`, both possible. */
	between(min: number, max: number): number;
	chance(probability: number): boolean;
	pick<T>(items: readonly [T, ...T[]]): T;
};

/** The generator "mulberry32": 32 bits of state, good enough to choose a moment. */
export function randomFrom(seed: number): Random {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	return {
		next,
		between: (min, max) => min + Math.floor(next() * (max - min + 1)),
		chance: (probability) => next() < probability,
		pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
	};
}
