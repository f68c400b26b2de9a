import { clsx } from "clsx";
import Link from "next/link";
import { ColumnHeads } from "@/components/staff/page-head";
import { Icon, type IconName } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { DeliveryTry, WebhookDelivery } from "@/lib/integrations/rules";
import { formatMoment } from "@/lib/text/dates";
import { AgainButton } from "./webhook-actions";

/** `2:31:09 AM`, or with the day before it: seconds are the same in every zone. */
const toTheSecond = (iso: string, now: number): string =>
	formatMoment(iso, now).replace(/ (?=[AP]M$)/, `:${iso.slice(17, 19)} `);

const columns =
	"grid-cols-[5.5rem_minmax(0,1fr)_auto] gap-x-3 md:grid-cols-[7rem_minmax(0,1fr)_9rem_6rem_7rem] md:gap-x-4";

/** What was answered, in a word. */
const answerOf = ({ status, error }: DeliveryTry): string =>
	status === null ? (error ?? "no answer") : String(status);

function timeOf({ ms }: DeliveryTry): string {
	return ms < 1_000 ? `${ms} ms` : `${Math.round(ms / 1_000)} s`;
}

type DeliveryState = { word: string; note: string; tone: string; icon?: IconName };

function stateOf({ state, nextTryAt, tries }: WebhookDelivery, now: number): DeliveryState {
	if (state === "arrived") return { word: "Arrived", note: "", tone: "text-primary" };
	if (state === "failed") return { word: "Failed", note: "given up", tone: "text-danger" };
	if (tries.length === 0 || !nextTryAt)
		return { word: "In line", note: "waits for its turn", tone: "text-ink", icon: "hourglass" };
	return {
		word: "Tries again",
		note: `at ${formatMoment(nextTryAt, now)}`,
		tone: "text-on-warning-soft",
		icon: "clock",
	};
}

type RowProps = { delivery: WebhookDelivery; now: number; href: string; isOpen: boolean };

function Row({ delivery, now, href, isOpen }: RowProps) {
	const { _id, event, subject, createdAt, tries, state } = delivery;
	const { word, note, tone, icon } = stateOf(delivery, now);
	const last = tries.at(-1);
	return (
		<li
			className={clsx(
				"relative grid items-center gap-y-1 border-t border-line px-4 py-3 text-sm leading-snug figures",
				columns,
				isOpen ? "bg-primary-soft" : "hover:bg-primary-soft/50",
			)}
		>
			<Link
				href={href}
				scroll={false}
				aria-current={isOpen || undefined}
				className="after:absolute after:inset-0"
			>
				{toTheSecond(createdAt, now)}
			</Link>
			<span>
				<b className="block font-strong">{event}</b>
				<span className="text-xs text-ink-2">{subject}</span>
			</span>
			<span className="max-md:col-start-2 max-md:row-start-2">
				<b className={clsx("flex items-center gap-1.5 font-strong", tone)}>
					{icon ? (
						<Icon name={icon} className="size-4" />
					) : (
						<span aria-hidden className="size-2 rounded-full bg-current" />
					)}
					{word}
				</b>
				<span className="text-xs text-ink-2">{note}</span>
			</span>
			<span className="max-md:col-start-1 max-md:row-start-2">
				{last && <span className="block truncate">{answerOf(last)}</span>}
				{last && (
					<span className="text-xs text-ink-2">
						{timeOf(last)}
						{tries.length > 1 && `, try ${tries.length}`}
					</span>
				)}
			</span>
			<span className="relative max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 md:justify-self-end">
				{state !== "arrived" && tries.length > 0 && <AgainButton id={_id} what={`${event} ${subject}`} />}
			</span>
		</li>
	);
}

type DeliveriesProps = {
	deliveries: readonly WebhookDelivery[];
	now: number;
	/** Where one is open to be read. */
	hrefOf: (id: string) => string;
	openId: string | undefined;
};

/** A row a delivery, newest first. */
export function Deliveries({ deliveries, now, hrefOf, openId }: DeliveriesProps) {
	if (deliveries.length === 0)
		return <p className="border-t border-line px-4 py-5 text-sm text-ink-2">Nothing here.</p>;
	return (
		<>
			<ColumnHeads
				className={clsx("hidden py-2 md:grid", columns)}
				names={["Time", "Event", "State", "Answer"]}
			/>
			<ul>
				{deliveries.map((delivery) => (
					<Row
						key={delivery._id}
						{...{ delivery, now, href: hrefOf(delivery._id), isOpen: delivery._id === openId }}
					/>
				))}
			</ul>
		</>
	);
}

/** One delivery: each of its tries, and what is sent. */
export function DeliveryDetail({ delivery, now }: { delivery: WebhookDelivery; now: number }) {
	const { event, tries, nextTryAt, body, state } = delivery;
	return (
		<Panel className="grid gap-3" aria-label="What was sent">
			<div className="flex items-baseline justify-between gap-4">
				<PanelTitle className="text-lg">{event}</PanelTitle>
				<span className="text-sm text-ink-2">{tries.length === 1 ? "1 try" : `${tries.length} tries`}</span>
			</div>
			<ol className="grid gap-1 text-sm figures">
				{tries.map((tried) => (
					<li key={tried.at} className="grid grid-cols-[0.75rem_auto_1fr] items-center gap-2.5 text-ink-2">
						<span
							aria-hidden
							className={clsx("size-2.5 rounded-full", isTaken(tried) ? "bg-leaf-400" : "bg-tomato-500")}
						/>
						<b className="text-ink">{toTheSecond(tried.at, now)}</b>
						<span className="wrap-anywhere">
							{answerOf(tried)}, {timeOf(tried)}
						</span>
					</li>
				))}
				{nextTryAt && tries.length > 0 && state === "waiting" && (
					<li className="grid grid-cols-[0.75rem_auto_1fr] items-center gap-2.5 text-ink-2">
						<span aria-hidden className="size-2.5 rounded-full inset-ring-2 inset-ring-line-strong" />
						<b className="text-ink">{toTheSecond(nextTryAt, now)}</b>
						next try
					</li>
				)}
			</ol>
			<pre className="max-h-96 overflow-auto rounded-sm bg-bg-sunk p-3.5 font-mono text-xs leading-relaxed">
				{JSON.stringify(JSON.parse(body), null, 2)}
			</pre>
		</Panel>
	);
}

const isTaken = ({ status }: DeliveryTry): boolean => status !== null && status >= 200 && status < 300;
