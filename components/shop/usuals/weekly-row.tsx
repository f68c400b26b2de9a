import { useMessages } from "#messages";
import { CalendarLeaf } from "@/components/shop/weekly/calendar-leaf";
import { ChevronRight } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import type { soonestOf } from "@/lib/domain/soonest-basket";

/** The weekly basket that comes next, and the way to it. */
export function WeeklyRow({ basket, day }: NonNullable<ReturnType<typeof soonestOf>>) {
	const text = useMessages("usuals");
	const { day: dayWords } = useMessages("time");
	const { slotHours } = useMessages("slots");
	return (
		<PageLink
			href={`/my-orders/weekly?basket=${basket._id}`}
			className="flex min-w-0 items-center gap-4 rounded-lg bg-surface px-3 py-2.5 text-ink ring-1 ring-line hover:ring-primary"
		>
			<CalendarLeaf day={day} small />
			<span className="grid min-w-0 flex-1 leading-snug">
				<b className="truncate font-strong">
					<bdi>{basket.name}</bdi>
				</b>
				<span className="truncate text-sm text-ink-2">
					{text.weekly}
					<span className="sr-only">
						{text.comma}
						{dayWords(new Date(`${day}T12:00:00+05:00`))}
					</span>
					{basket.slot && text.comma + slotHours(basket.slot)}
				</span>
			</span>
			<ChevronRight className="icon flex-none text-ink-3" />
		</PageLink>
	);
}
