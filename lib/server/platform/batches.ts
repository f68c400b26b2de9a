import "server-only";
import DataLoader from "dataloader";

/**
 * Does what is asked for in one moment together: while one batch is on its way, what comes waits for the next. The more
 * there is to do at once, the less each costs; whoever is alone does not wait. `work` answers in the order of what it
 * is given, an Error for what failed by itself.
 */
export function inBatches<Asked, Answer>(
	work: (asked: readonly Asked[]) => Promise<(Answer | Error)[]>,
): (asked: Asked) => Promise<Answer> {
	let running: Promise<unknown> = Promise.resolve();
	const loader = new DataLoader<Asked, Answer>(
		(asked) => {
			const batch = work(asked);
			running = batch.catch(() => undefined);
			return batch;
		},
		{ cache: false, batchScheduleFn: (dispatch) => void running.then(dispatch) },
	);
	return (asked) => loader.load(asked);
}
