import { clsx } from "clsx";
import Link from "next/link";
import { Tag } from "@/components/ui/badges";
import { Icon } from "@/components/ui/icons";
import { type DeliveryState, nameOfUrl, type Webhook } from "@/lib/integrations/rules";
import { formatMoment } from "@/lib/text/dates";

/** What became of the last deliveries: one that failed is red and taller. */
function Ticks({ recent }: { recent: readonly DeliveryState[] }) {
	const failed = recent.filter((state) => state === "failed").length;
	return (
		<span
			role="img"
			aria-label={`${failed} of the last ${recent.length} failed`}
			className={clsx(
				"drawn flex h-7 items-end gap-0.5 max-lg:col-span-2 max-lg:col-start-2",
				recent.length === 0 && "max-lg:hidden",
			)}
		>
			{recent.map((state, place) => (
				<i
					// biome-ignore lint/suspicious/noArrayIndexKey: ticks have no names, and none moves.
					key={place}
					className={clsx(
						"w-1 rounded-full",
						state === "failed" ? "h-full bg-tomato-500" : "h-3/5",
						state === "arrived" && "bg-leaf-400",
						state === "waiting" && "bg-mango-400",
					)}
				/>
			))}
		</span>
	);
}

function standing(
	{ isActive, offAt, failures, lastAt }: Webhook,
	now: number,
): { word: string; note: string } {
	if (!isActive && offAt)
		return { word: "Switched off", note: `${failures} failures in a row, ${formatMoment(offAt, now)}` };
	if (!isActive) return { word: "Switched off", note: "by you" };
	if (failures > 0) return { word: "Does not arrive", note: `${failures} failures in a row` };
	return lastAt
		? { word: "Arrives", note: `last ${formatMoment(lastAt, now)}` }
		: { word: "On", note: "nothing sent yet" };
}

/** A row a webhook, which leads to its deliveries. */
export function WebhookRows({ webhooks, now }: { webhooks: readonly Webhook[]; now: number }) {
	return (
		<ul>
			{webhooks.map((webhook) => {
				const { word, note } = standing(webhook, now);
				const isWell = webhook.isActive && webhook.failures === 0;
				return (
					<li key={webhook._id} className="border-t border-line">
						<Link
							href={`/seller/keys/${webhook._id}`}
							prefetch={false}
							className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3.5 hover:bg-primary-soft/50 lg:grid-cols-[auto_minmax(0,1fr)_15rem_12rem_auto]"
						>
							<span
								aria-hidden
								className={clsx(
									"grid size-9 place-items-center rounded-full",
									isWell ? "bg-success-soft text-on-success-soft" : "bg-danger-soft text-on-danger-soft",
								)}
							>
								<Icon name={isWell ? "check" : "x"} className="size-4.5" />
							</span>
							<span className="grid gap-1">
								<b className="font-strong wrap-anywhere">{nameOfUrl(webhook.url)}</b>
								<span className="flex flex-wrap gap-1.5">
									{webhook.events.map((event) => (
										<Tag key={event}>{event}</Tag>
									))}
								</span>
							</span>
							<Ticks recent={webhook.recent} />
							<span className="text-sm leading-snug max-lg:col-span-2 max-lg:col-start-2">
								<b className={clsx("block", isWell ? "text-primary" : "text-danger")}>{word}</b>
								<span className="text-xs text-ink-2">{note}</span>
							</span>
							<Icon name="chevron-right" className="icon text-ink-3 max-lg:col-start-3 max-lg:row-start-1" />
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
