import { Clock, Info, Repeat2 } from "lucide-react";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { formatWeekday } from "@/lib/domain/dates";
import { formatRupees } from "@/lib/domain/money";
import { orderedAt } from "@/lib/domain/weekly-basket";

/** What becomes of the basket by itself, and what the customer hears of it. */
export function WhatHappens({ day, minimumOrder }: { day: string; minimumOrder: number }) {
	return (
		<Panel aria-labelledby="what-happens">
			<PanelTitle id="what-happens">What happens</PanelTitle>
			<ul className="mt-3.5 grid gap-3 text-sm leading-snug [&_li]:flex [&_li]:gap-2.5 [&_svg]:flex-none [&_svg]:text-primary">
				<li>
					<Clock className="icon" aria-hidden />
					<span>
						<b>{formatWeekday(new Date(orderedAt(day)))} at 6 PM</b> it becomes a cash order at that day’s
						prices, and we mail you. With one link in the mail you can change or skip it.
					</span>
				</li>
				<li>
					<Repeat2 className="icon" aria-hidden />
					<span>What is sold out is left out, and the mail names it.</span>
				</li>
				<li>
					<Info className="icon" aria-hidden />
					<span>
						Below {formatRupees(minimumOrder)} or with no place left there is no order. The mail says why.
					</span>
				</li>
			</ul>
		</Panel>
	);
}
