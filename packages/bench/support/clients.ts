/** What so many clients got done, each asking again as soon as it is answered. */
export type Rate = { perSecond: number; times: number[]; failed: number };

/** Works with so many clients for so many seconds; `work` says whether it went well. */
export async function rateOf(
	clients: number,
	seconds: number,
	work: (turn: number) => Promise<boolean>,
): Promise<Rate> {
	const began = performance.now();
	const times: number[] = [];
	let turn = 0;
	let failed = 0;
	const client = async () => {
		while (performance.now() - began < seconds * 1000) {
			const started = performance.now();
			if (!(await work(turn++))) failed += 1;
			times.push(performance.now() - started);
		}
	};
	await Promise.all(Array.from({ length: clients }, client));
	return { perSecond: (times.length - failed) / ((performance.now() - began) / 1000), times, failed };
}

/** What so many turns give, one after the other. */
export async function repeat<Result>(turns: number, measure: () => Promise<Result>): Promise<Result[]> {
	const results: Result[] = [];
	for (let turn = 0; turn < turns; turn++) results.push(await measure());
	return results;
}

/** How long each of so many turns takes, in milliseconds, one after the other. */
export async function timesOf(turns: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
	const times: number[] = [];
	for (let turn = 0; turn < turns; turn++) {
		const started = performance.now();
		await work(turn);
		times.push(performance.now() - started);
	}
	return times;
}
