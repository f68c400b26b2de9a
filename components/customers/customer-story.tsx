import { clsx } from "clsx";
import Link from "next/link";
import { Segments } from "@/components/staff/page-head";
import { Icon, type IconName } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { CustomerOrder, FailedDelivery } from "@/lib/customers/rules";
import { type CreditEntry, REASON_TEXTS } from "@/lib/money/refund";
import { orderNumber } from "@/lib/orders/rules/order";
import { CANCELLED, isOpen, isPurchase, USUAL_WAY } from "@/lib/orders/rules/order-states";
import { PROBLEM_TEXTS, type SellerReport } from "@/lib/reports/rules";
import { reasonWords } from "@/lib/riders/rules";
import { dayOf, formatMoment, formatMonth } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";
import { shelfText, unitsOf } from "@/lib/text/sold-by";

export type CustomerStoryProps = {
	orders: readonly CustomerOrder[];
	refusals: readonly FailedDelivery[];
	failures: readonly FailedDelivery[];
	reports: readonly SellerReport[];
	creditEntries: readonly CreditEntry[];
};

type Happening = {
	key: string;
	at: string;
	icon: IconName;
	look: string;
	title: string;
	note: string;
	order: string | null;
	amount: string;
};

function ofOrder(order: CustomerOrder): Happening {
	const { _id, createdAt: at, status, amount, paymentType, channel } = order;
	const isGone = !isPurchase(status);
	const icon = isGone ? "ban" : isOpen(status) ? "clock-3" : "circle-check";
	const look = isGone
		? "bg-bg-sunk text-ink-2"
		: isOpen(status)
			? "bg-accent text-on-accent"
			: "bg-primary-soft text-on-primary-soft";
	const note = [paymentType, channel === "phone" ? "by phone" : ""].filter(Boolean).join(", ");
	return { key: _id, at, icon, look, title: status, note, order: _id, amount: formatRupees(amount) };
}

function ofFailure(failed: FailedDelivery, counts: boolean): Happening {
	const words = reasonWords(failed.reason);
	const look = counts ? "bg-danger-soft text-on-danger-soft" : "bg-bg-sunk text-ink-2";
	const by = failed.by && `${failed.by}. `;
	return {
		...{ key: `${failed.order}${failed.at}`, at: failed.at, look, order: failed.order, amount: "" },
		icon: counts ? "circle-x" : "door-closed",
		title: counts ? "Refused at the door" : words,
		note: counts ? by : `${by}Does not count as refused`,
	};
}

function ofReport(report: SellerReport): Happening {
	return {
		...{ key: report._id, at: report.at, icon: "message-circle-exclamation-point", order: report.order },
		look: "bg-warning-soft text-on-warning-soft",
		title: `Report: ${PROBLEM_TEXTS[report.problem].toLowerCase()}`,
		note: `${shelfText(unitsOf(report), report)} ${report.name}`,
		amount: report.amount ? formatRupees(report.amount) : "",
	};
}

function ofCredit({ at, amount, reason, order }: CreditEntry): Happening {
	// As its customer reads it: the order is still to be paid.
	const isKept = reason === "order" && !order;
	const used = isKept ? "Credit kept for a wallet payment" : "Credit used";
	return {
		...{ key: `credit${at}${amount}`, at, icon: "wallet", look: "bg-bg-sunk text-ink-2", order },
		title: amount < 0 ? used : "Credit given",
		note: reason === "order" ? "" : REASON_TEXTS[reason],
		amount: `${amount < 0 ? "−" : "+"} ${formatRupees(Math.abs(amount))}`,
	};
}

type ShownStoryProps = CustomerStoryProps & {
	now: number;
	/** The page's address, and the part of the story that it asks for. */
	here: string;
	asked: unknown;
};

/** All that happened with a customer, or one part of it, newest first. */
export function CustomerStory({ now, here, asked, ...story }: ShownStoryProps) {
	const orders = story.orders.map(ofOrder);
	const refused = story.refusals.map((one) => ofFailure(one, true));
	const failed = story.failures.map((one) => ofFailure(one, false));
	const [reports, credit] = [story.reports.map(ofReport), story.creditEntries.map(ofCredit)];
	const everything = { label: "All", of: [...orders, ...refused, ...failed, ...reports, ...credit] };
	const parts = [
		everything,
		{ label: "Orders", of: orders },
		{ label: "Refused", of: refused },
		{ label: "Reports", of: reports },
		{ label: "Credit", of: credit },
	];
	const shown = parts.find(({ label }) => label.toLowerCase() === asked) ?? everything;
	const all = shown.of.toSorted((one, other) => other.at.localeCompare(one.at));
	return (
		<Panel aria-labelledby="what-happened">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<PanelTitle id="what-happened" className="text-lg">
					What happened
				</PanelTitle>
				<Segments
					label="Part"
					items={parts.map((part) => ({
						...{ label: part.label, count: part.of.length, current: part === shown },
						href: `${here}?show=${part.label.toLowerCase()}`,
					}))}
				/>
			</div>
			<ol className="mt-3 grid text-sm">
				{all.map(({ key, at, icon, look, title, note, order, amount }) => (
					<li
						key={key}
						className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-2.5 leading-snug"
					>
						<span className={clsx("grid size-9 place-items-center rounded-full", look)}>
							<Icon name={icon} className="size-4.5" />
						</span>
						<span className="min-w-0">
							<b className="font-strong">{title}</b>{" "}
							{order && (
								<Link
									href={`/seller/orders/${order}`}
									prefetch={false}
									className="tap-area font-strong whitespace-nowrap text-primary figures hover:underline"
								>
									{orderNumber(order)}
								</Link>
							)}
							{note && <span className="block text-ink-2">{note}</span>}
						</span>
						<span className="text-end figures">
							{amount && <b className="block font-strong whitespace-nowrap">{amount}</b>}
							<time dateTime={at} className="text-xs text-ink-3">
								{formatMoment(at, now)}
							</time>
						</span>
					</li>
				))}
				{all.length === 0 && <li className="py-4 text-ink-2">Nothing yet.</li>}
			</ol>
		</Panel>
	);
}

const KINDS = {
	arrived: { label: USUAL_WAY.at(-1), look: "bg-leaf-500" },
	refused: { label: "Refused", look: "bg-tomato-500" },
	gone: { label: CANCELLED, look: "border-[1.5px] border-dashed border-ink-3" },
	open: { label: "Open", look: "bg-mango-400" },
} as const;

function kindOf({ isRefused, status }: CustomerOrder): keyof typeof KINDS {
	if (isRefused) return "refused";
	if (!isPurchase(status)) return "gone";
	return isOpen(status) ? "open" : "arrived";
}

/** So many bars fit beside each other, and above a month's name. */
const [BARS, NAME_BARS] = [30, 6];

/** What stands under each bar: its month, where another has begun and there is room, and "latest" at the end. */
function marksOf(orders: readonly CustomerOrder[]): string[] {
	const months = orders.map(
		({ createdAt }) => formatMonth(new Date(dayOf(new Date(createdAt)))).split(" ")[0],
	);
	let marked = 0;
	return months.map((month = "", at) => {
		const [isClose, after] = [at - marked < NAME_BARS, months.length - 1 - at];
		if (at > 0 && after === 0) return isClose ? "" : "latest";
		if (at > 0 && (isClose || after < NAME_BARS || month === months[marked])) return "";
		marked = at;
		return month;
	});
}

/** The last orders as bars, the oldest first: how high is how much, and never colour alone says what became of it. */
export function OrderStrip({ orders }: { orders: readonly CustomerOrder[] }) {
	const shown = orders.slice(0, BARS).toReversed();
	const most = Math.max(1, ...shown.map(({ amount }) => amount));
	const counts = Object.entries(KINDS).map(([kind, { label, look }]) => {
		return { label, look, count: shown.filter((order) => kindOf(order) === kind).length };
	});
	const marks = marksOf(shown);
	if (shown.length === 0) return null;
	return (
		<div className="grid gap-3">
			<div aria-hidden className="mb-4 flex h-20 items-end gap-1.5">
				{shown.map((order, at) => (
					<span
						key={order._id}
						className="relative flex h-full max-w-7 flex-1 flex-col items-center justify-end"
					>
						{order.isRefused && <Icon name="circle-x" className="size-3.5 text-danger" />}
						<span
							className={clsx("drawn w-full rounded-xs", KINDS[kindOf(order)].look)}
							style={{ height: `${Math.max(8, (order.amount / most) * 75)}%`, minHeight: "0.5rem" }}
						/>
						<span
							className={clsx(
								"absolute top-full pt-1 text-xs text-ink-3",
								at > 0 && at === shown.length - 1 ? "end-0" : "start-0",
							)}
						>
							{marks[at]}
						</span>
					</span>
				))}
			</div>
			<p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
				{counts
					.filter(({ count }) => count > 0)
					.map(({ label, look, count }) => (
						<span key={label} className="inline-flex items-center gap-1.5 figures">
							<span aria-hidden className={clsx("drawn size-3 rounded-xs", look)} />
							{label} {count}
						</span>
					))}
			</p>
		</div>
	);
}
