import { clsx } from "clsx";
import { leafOf } from "@/lib/domain/weekly-basket";

/** A day as a leaf of a calendar; its words stand beside it. The small one names the day of the week, the other the month. */
export function CalendarLeaf({ day, small = false }: { day: string; small?: boolean }) {
	const { weekday, month, date } = leafOf(day);
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
