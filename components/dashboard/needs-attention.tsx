import type { ReactNode } from "react";
import { senderName } from "@/components/messages/thread-rows";
import { ProductTile } from "@/components/products/card/product-tile";
import { ButtonLink } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icons";
import { MoreLink, Panel, PanelTitle } from "@/components/ui/panel";
import { localNumber } from "@/lib/accounts/rules/user";
import { CHANNEL_NAMES, costOf, type MessagesToday, type WaitingSenders } from "@/lib/messages/rules";
import { REASON_TEXTS, type Refund } from "@/lib/money/refund";
import { recipientOf, type SellerOrder } from "@/lib/orders/rules/seller-order";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import type { WaitingReview } from "@/lib/reviews/rules";
import type { RiderCash } from "@/lib/riders/rules";
import { formatMoment } from "@/lib/text/dates";
import { counted, formatAmount, formatRupees } from "@/lib/text/money";
import { shelfText, unitText } from "@/lib/text/sold-by";
import { AnswerReview } from "./answer-review";

type CountedPanelProps = {
	id: string;
	title: string;
	count: number;
	/** Leads to all of it. */
	more?: ReactNode;
	children: ReactNode;
};

/** A panel of the dashboard, with how many there are beside its title. */
export function CountedPanel({ id, title, count, more, children }: CountedPanelProps) {
	return (
		<Panel aria-labelledby={id} className="grid content-start gap-1">
			<div className="flex items-center justify-between gap-3">
				<PanelTitle id={id} className="text-lg">
					{title} <span className="text-ink-3 figures">{count}</span>
				</PanelTitle>
				{more}
			</div>
			{children}
		</Panel>
	);
}

type PendingProps = {
	/** Null where the shop sends no messages. */
	messages: WaitingSenders | null;
	/** Milliseconds; no demo sets WhatsApp's clock. */
	now: number;
	/** Oldest first. */
	refunds: readonly Refund[];
	/** How many refunds are due, also beyond those. */
	refundsDue: number;
	held: readonly SellerOrder[];
	/** How many orders are on hold, also beyond those. */
	heldOrders: number;
	/** They wait for their customer's yes. */
	asked: readonly SellerOrder[];
	nearLimit: readonly RiderCash[];
	reviews: readonly WaitingReview[];
	/** How many reviews wait, also beyond those. */
	reviewsWaiting: number;
};

type PendingItem = {
	key: string;
	at: string;
	icon: IconName;
	tone: string;
	title: string;
	note: string;
	/** The one thing that ends it. */
	action: ReactNode;
};

function Lead({ href, verb, to }: { href: string; verb: string; to: string }) {
	return (
		<ButtonLink href={href} variant="outline" size="sm" aria-label={`${verb}: ${to}`}>
			{verb}
		</ButtonLink>
	);
}

function messagesItem({ count, next }: WaitingSenders, now: number): PendingItem[] {
	if (next === null) return [];
	const name = senderName(next);
	const title =
		count === 1 ? "1 person waits for an answer" : `${formatAmount(count)} people wait for an answer`;
	return [
		{
			key: "messages",
			at: next.at,
			icon: "message-circle",
			tone: "bg-info-soft text-on-info-soft",
			title,
			note: next.answerUntil
				? `${name} can be answered until ${formatMoment(next.answerUntil, now)}`
				: `From ${name}, by the contact form`,
			action: <Lead href="/seller/messages" verb="Answer" to={title} />,
		},
	];
}

function pendingItemsOf(props: PendingProps): PendingItem[] {
	const { messages, now, refunds, held, asked, nearLimit, reviews } = props;
	const all: PendingItem[] = [
		...(messages ? messagesItem(messages, now) : []),
		...nearLimit.map(({ _id, name, held: has, limit }) => ({
			key: _id,
			// Before all else: no more bags can be given.
			at: "",
			icon: "wallet" as const,
			tone: "bg-accent-soft text-on-accent-soft",
			title: `${name} is near the limit of cash`,
			note: `${formatRupees(has)} of ${formatRupees(limit)}, with what is still to collect`,
			action: <Lead href="/seller/cash" verb="Take cash" to={name} />,
		})),
		...asked.map((order) => ({
			key: order._id,
			at: order.createdAt,
			icon: "hourglass" as const,
			tone: "bg-accent-soft text-on-accent-soft",
			title: `Waits for a yes: ${recipientOf(order)}`,
			note: `${order.number}, ${formatRupees(order.toCollect)} in cash. Not packed yet`,
			action: (
				<Lead href={`/seller/orders/${order._id}`} verb="Ask" to={`Waits for a yes: ${recipientOf(order)}`} />
			),
		})),
		...refunds.map((refund) => ({
			key: refund._id,
			at: refund.at,
			icon: "undo-2" as const,
			tone: "bg-danger-soft text-on-danger-soft",
			title: `Refund due, ${formatRupees(refund.amount)}`,
			note: `${refund.customer.name}, ${refund.orderNumber}. ${REASON_TEXTS[refund.reason]}`,
			action: <Lead href="/seller/refunds" verb="Settle" to={`Refund due, ${formatRupees(refund.amount)}`} />,
		})),
		...held.map((order) => ({
			key: order._id,
			at: order.createdAt,
			icon: "clock" as const,
			tone: "bg-info-soft text-on-info-soft",
			title: `On hold: ${recipientOf(order)}`,
			note: order.holdReason ?? order.number,
			action: (
				<Lead href={`/seller/orders/${order._id}`} verb="Decide" to={`On hold: ${recipientOf(order)}`} />
			),
		})),
		...reviews.map((review) => ({
			key: review._id,
			at: review.date,
			icon: "star" as const,
			tone: "bg-success-soft text-on-success-soft",
			title: `Review with ${review.rating === 1 ? "1 star" : `${review.rating} stars`}`,
			note: `${review.product}: “${review.comment}”`,
			action: <AnswerReview review={review} />,
		})),
	];
	return all.sort((a, b) => a.at.localeCompare(b.at));
}

/** What only the seller can answer, the oldest first. */
export function Pending(props: PendingProps) {
	const pending = pendingItemsOf(props);
	const { messages, refundsDue, heldOrders, reviewsWaiting, asked, nearLimit } = props;
	const all =
		refundsDue + heldOrders + reviewsWaiting + asked.length + nearLimit.length + (messages?.next ? 1 : 0);
	const more = all - pending.length;
	return (
		<CountedPanel id="waits" title="Waits for your answer" count={all}>
			{pending.length === 0 && <p className="text-ink-2">Nothing waits. Good.</p>}
			<ul>
				{pending.map(({ key, icon, tone, title, note, action }) => (
					<li
						key={key}
						className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2.5 first:border-t-0"
					>
						<span className={`grid size-10 place-items-center rounded-full ${tone}`}>
							<Icon name={icon} />
						</span>
						<p className="min-w-0 wrap-anywhere">
							<b className="figures">{title}</b>
							<span className="line-clamp-2 text-xs text-ink-2">{note}</span>
						</p>
						{action}
					</li>
				))}
			</ul>
			{more > 0 && <p className="text-xs text-ink-2">and {more} more</p>}
		</CountedPanel>
	);
}

type ProductRowsProps = {
	products: readonly ListedProduct[];
	/** What stands where its row ends. */
	end: (product: ListedProduct) => ReactNode;
};

/** Products one beneath the other, by picture, name and unit. */
export function ProductRows({ products, end }: ProductRowsProps) {
	return (
		<ul>
			{products.map((product) => (
				<li
					key={product._id}
					className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2 first:border-t-0"
				>
					<ProductTile product={product} sizes="2.75rem" small className="rounded-sm" />
					<p className="min-w-0 wrap-anywhere">
						<b>{product.name}</b>
						<span className="block text-xs text-ink-2">{unitText(product)}</span>
					</p>
					{end(product)}
				</li>
			))}
		</ul>
	);
}

/** Products of the dashboard, and how many of them there are, also beyond those shown. */
export type SomeProducts = { products: ListedProduct[]; total: number };

/** What is counted and runs out, the fewest first; nothing where all of it is there, or nothing is counted. */
export function RunningOut({ products, total }: SomeProducts) {
	if (total === 0) return null;
	return (
		<CountedPanel
			id="running-out"
			title="Running out"
			count={total}
			more={<MoreLink href="/seller/stock">Pieces</MoreLink>}
		>
			<ProductRows
				products={products}
				end={({ stock, ...product }) => (
					<span className="font-semibold figures">
						{stock ? `${shelfText(stock, product)} left` : "None left"}
					</span>
				)}
			/>
		</CountedPanel>
	);
}

/** What the day's messages cost, who waits for an answer, and what did not arrive; nothing where there is none of it. */
export function MessagesPanel({ sent, undelivered, lost, waiting }: MessagesToday) {
	const total = sent.reduce((sum, { count }) => sum + count, 0);
	if (total + undelivered + waiting.count === 0) return null;
	const cost = costOf(sent);
	const by = sent
		.filter(({ count }) => count > 0)
		.map(({ channel, count }) => `${count} by ${CHANNEL_NAMES[channel]}`);
	return (
		<CountedPanel
			id="messages-today"
			title="Messages"
			count={waiting.count}
			more={<MoreLink href="/seller/messages">{waiting.count > 0 ? "Answer" : "All messages"}</MoreLink>}
		>
			<p className="text-ink-2 figures">
				{total === 0 ? "Sent by us today: none." : `Sent by us today: ${by.join(", ")}. `}
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
