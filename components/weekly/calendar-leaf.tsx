import { clsx } from "clsx";
import { useLanguage, useMessages } from "#messages";

/** So many letters name a day of the week; Urdu's names are short as they are. */
const NAME_LETTERS = { en: 3, ur: undefined };

/** A day as a leaf of a calendar; its words stand beside it. The small one names the day of the week, the other the month. */
export function CalendarLeaf({ day, small = false }: { day: string; small?: boolean }) {
	const time = useMessages("time");
	const letters = NAME_LETTERS[useLanguage()];
	const words = time.shortDay(day).split(" ");
	const date = words.find((word) => /^\d/.test(word));
	const month = words.find((word) => word !== date);
	const weekday = time.weekday(new Date(`${day}T12:00:00+05:00`)).slice(0, letters);
	return (
		<span
			aria-hidden
			className={clsx(
				"grid flex-none overflow-hidden rounded-md bg-bg-sunk text-center ring-1 ring-line",
				small ? "w-14" : "w-19",
			)}
		>
			<span className={clsx("bg-primary text-xs font-bold text-on-primary", small ? "py-0.5" : "py-1")}>
				{small ? weekday : month}
			</span>
			<b
				className={clsx("display-figure leading-tight figures", small ? "py-1 text-2xl" : "py-1.5 text-3xl")}
			>
				{date}
			</b>
		</span>
	);
}
