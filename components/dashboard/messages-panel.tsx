import { MoreLink } from "@/components/ui/panel";
import { localNumber } from "@/lib/accounts/rules/user";
import { CHANNEL_NAMES, costOf, type MessagesToday } from "@/lib/messages/rules";
import { counted, formatRupees } from "@/lib/text/money";
import { CountedPanel } from "./needs-attention";

/** What the day's messages cost, who waits for an answer, and what did not arrive; nothing where there is none of it. */
export function MessagesPanel({ sent, undelivered, lost, waiting }: MessagesToday) {
	const total = sent.reduce((sum, { count }) => sum + count, 0);
	if (total + undelivered + waiting === 0) return null;
	const cost = costOf(sent);
	const by = sent
		.filter(({ count }) => count > 0)
		.map(({ channel, count }) => `${count} by ${CHANNEL_NAMES[channel]}`);
	return (
		<CountedPanel
			id="messages-today"
			title="Messages"
			count={waiting}
			more={<MoreLink href="/seller/messages">{waiting > 0 ? "Answer" : "All messages"}</MoreLink>}
		>
			<p className="text-ink-2 figures">
				{total === 0 ? "None sent today." : `Sent today: ${by.join(", ")}. `}
				{total > 0 && cost !== null && <b className="text-ink">{formatRupees(cost)}</b>}
			</p>
			{undelivered > 0 && (
				<>
					<p className="mt-1 font-bold text-danger">{counted(undelivered, "message")} not delivered</p>
					<ul>
						{lost.map(({ _id, to, channel, why }) => (
							<li key={_id} className="border-t border-line py-2 first:border-t-0">
								<a href={`tel:${to}`} className="tap-area font-semibold text-link figures">
									{localNumber(to)}
								</a>
								<span className="line-clamp-2 text-xs text-ink-2">
									{CHANNEL_NAMES[channel]}: {why}
								</span>
							</li>
						))}
					</ul>
				</>
			)}
		</CountedPanel>
	);
}
