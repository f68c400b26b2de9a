import { Clock, Info, Repeat2 } from "lucide-react";
import { useMessages } from "#messages";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { orderedAt } from "@/lib/weekly/rules";

/** What becomes of the basket by itself, and what the customer hears of it. */
export function WhatHappens({ day, minimumOrder }: { day: string; minimumOrder: number }) {
	const { happens: text } = useMessages("weekly");
	const { weekday } = useMessages("time");
	const rupees = useRupees();
	return (
		<Panel aria-labelledby="what-happens">
			<PanelTitle id="what-happens">{text.title}</PanelTitle>
			<ul className="mt-3.5 grid gap-3 text-sm leading-snug [&_li]:flex [&_li]:gap-2.5 [&_svg]:flex-none [&_svg]:text-primary">
				<li>
					<Clock className="icon" />
					<span>
						<b>{text.when(weekday(new Date(orderedAt(day))))}</b>
						{text.becomes}
					</span>
				</li>
				<li>
					<Repeat2 className="icon" />
					<span>{text.soldOut}</span>
				</li>
				<li>
					<Info className="icon" />
					<span>{text.below(rupees(minimumOrder))}</span>
				</li>
			</ul>
		</Panel>
	);
}
