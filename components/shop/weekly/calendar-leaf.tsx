import { leafOf } from "@/lib/domain/weekly-basket";

/** A day as a leaf of a calendar; its words stand beside it. */
export function CalendarLeaf({ day }: { day: string }) {
	const { month, date } = leafOf(day);
	return (
		<span
			aria-hidden
			className="grid w-19 flex-none overflow-hidden rounded-md bg-bg-sunk text-center ring-1 ring-line"
		>
			<span className="bg-primary py-1 text-xs font-bold text-on-primary">{month}</span>
			<b className="display-figure py-1.5 text-3xl leading-tight figures">{date}</b>
		</span>
	);
}
