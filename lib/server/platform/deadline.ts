import "server-only";

/** The result of the work, or, when it takes longer than so many milliseconds, a rejection with `late`. */
export async function within<Result>(ms: number, work: Promise<Result>, late: Error): Promise<Result> {
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<never>((_, reject) => {
		timer = setTimeout(reject, ms, late);
	});
	try {
		return await Promise.race([work, tooLate]);
	} finally {
		clearTimeout(timer);
	}
}
