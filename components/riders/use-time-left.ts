import { useMessages } from "#messages";
import { timeLeft } from "./words";

/** Says what is left until a promise: a large figure, the word beside it, and when it is due. `now` in milliseconds. */
export function useTimeLeft() {
	const text = useMessages("rider");
	const time = useMessages("time");
	return (promisedAt: string, now: number) => {
		const { count, unit, isLate } = timeLeft(promisedAt, now);
		return {
			figure: String(count),
			unit: text.left(unit, count, isLate),
			by: time.promise(promisedAt, now),
			isLate,
		};
	};
}
