import type { Metadata } from "next";
import Link from "next/link";
import { Fragment } from "react";
import { ThreadRows } from "@/components/messages/thread-rows";
import { ThreadView } from "@/components/messages/thread-view";
import { OrderNumber, SELLER_STYLES } from "@/components/orders/order-styles";
import { OlderLink, PageHead, Segments } from "@/components/staff/page-head";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { MoreLink, Panel } from "@/components/ui/panel";
import type { CustomerCard } from "@/lib/customers/rules";
import { readFirstList, readSender } from "@/lib/customers/server/sender";
import { nearTime } from "@/lib/delivery/promise-rules";
import { inboxQuerySchema } from "@/lib/messages/calls";
import type { ListRead } from "@/lib/messages/rules";
import { isOpen, isUnanswered, sinceAnswer, type Thread, threadsOf } from "@/lib/messages/rules";
import { listInbox } from "@/lib/messages/server/inbox";
import { isPromised } from "@/lib/orders/rules/order-states";
import { clock } from "@/lib/server/platform/clock";
import { shopDetails } from "@/lib/shop/server/read";
import { mayDo } from "@/lib/team/rules";
import { sellerOnPage } from "@/lib/team/server/session";
import { formatTime } from "@/lib/text/dates";
import { counted, formatAmount, formatRupees } from "@/lib/text/money";

/** What is on its way to whoever writes, and what the owner knows of them. */
function SenderPanel({ thread: { last }, sender }: { thread: Thread; sender: CustomerCard | null }) {
	const { openOrder: order } = last;
	return (
		<Panel className="grid gap-2 max-wide:col-start-2 max-lg:col-start-1" aria-label="Of the sender">
			<h2 className="text-xs font-bold text-ink-3">Latest open order</h2>
			{order ? (
				<Link
					href={`/seller/orders/${order._id}`}
					prefetch={false}
					className="grid gap-0.5 rounded-md bg-bg px-3.5 py-3 ring-1 ring-line hover:ring-primary"
				>
					<span className="flex flex-wrap justify-between gap-x-2">
						<b>
							<OrderNumber number={order.number} />
						</b>
						<span className={`font-semibold ${SELLER_STYLES[order.status].colour}`}>{order.status}</span>
					</span>
					<span className="text-ink-2">
						{counted(order.lines, "line")}, {formatRupees(order.amount)}
					</span>
					<span className="text-ink-2">
						{isPromised(order.status) &&
							`${nearTime(new Date(order.promisedAt), clock.shopNow().getTime(), shopDetails())}, ${formatTime(order.promisedAt)}, `}
						{order.area}
					</span>
				</Link>
			) : (
				<p className="text-ink-2">Nothing is on its way to them.</p>
			)}
			{sender && <Known sender={sender} />}
		</Panel>
	);
}

function Known({ sender: { _id, orders, spent, refused, note } }: { sender: CustomerCard }) {
	const figures = [
		["Orders", formatAmount(orders)],
		["Spent", formatRupees(spent)],
		["Refused", formatAmount(refused)],
	];
	return (
		<>
			<h2 className="mt-2 border-t border-line pt-3.5 text-xs font-bold text-ink-3">Customer</h2>
			<dl className="grid grid-cols-[1fr_auto] gap-y-1.5 figures">
				{figures.map(([label, value]) => (
					<Fragment key={label}>
						<dt className="text-ink-2">{label}</dt>
						<dd className="text-end font-bold">{value}</dd>
					</Fragment>
				))}
			</dl>
			<MoreLink href={`/seller/customers/${_id}`}>Their card</MoreLink>
			{note && (
				<>
					<h2 className="mt-2 border-t border-line pt-3.5 text-xs font-bold text-ink-3">Note</h2>
					<p dir="auto" className="wrap-anywhere whitespace-pre-line">
						{note}
					</p>
				</>
			)}
		</>
	);
}

/** A message that reads as a list: nothing is ordered here, the desk opens with it. */
function ListCard({ list: { id, lines, unsure, amount } }: { list: ListRead }) {
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2.5 rounded-lg border border-dashed border-line-strong px-4 py-3">
			<Icon name="list-checks" className="icon text-primary" />
			<p className="leading-snug">
				<b className="block wrap-anywhere">
					{counted(lines, "line")} read
					{unsure.length > 0 && `, ${unsure.length} not sure: `}
					<bdi>{unsure.join(", ")}</bdi>
				</b>
				<span className="text-ink-2 figures">{formatRupees(amount)} at today’s prices</span>
			</p>
			<ButtonLink
				href={`/seller/phone-order?message=${id}`}
				variant="soft"
				size="sm"
				className="col-start-2 justify-self-start"
			>
				Order by phone with this
			</ButtonLink>
		</div>
	);
}

export const metadata: Metadata = { title: "Messages" };

const PAGE_SIZE = 200;

/** What came in by WhatsApp and the contact form: senders, one conversation, and what is known of who writes. */
export default async function MessagesPage({ searchParams }: PageProps<"/seller/messages">) {
	const seller = await sellerOnPage("/seller/messages");
	if (!seller) return null;
	const params = await searchParams;
	const { data: query } = inboxQuerySchema.safeParse({ older: params.older });
	const { messages, older } = await listInbox(query ?? {}, PAGE_SIZE);
	const threads = threadsOf(messages);
	// WhatsApp's 24 hours are real ones, whatever the shop's clock says.
	const now = clock.now().getTime();
	const open = threads.filter((thread) => isOpen(thread, now));
	const isOpenAlone = params.state === "open";
	const view = isOpenAlone ? "state=open" : "state=all";
	// By any of its messages: what is being written stays when another one comes in.
	const chosen = threads.find((thread) => thread.messages.some(({ _id }) => _id === params.with));
	const next = open.find(({ key }) => key !== chosen?.key);
	const mayKnow = mayDo(seller.role, "management");
	const [sender, list] = await Promise.all([
		chosen && mayKnow ? readSender(chosen.last) : null,
		chosen && isUnanswered(chosen) ? readFirstList(sinceAnswer(chosen)) : null,
	]);
	return (
		<div
			className={`grid items-start gap-4.5 lg:grid-cols-[20rem_minmax(0,1fr)] ${chosen ? "wide:grid-cols-[20rem_minmax(0,1fr)_15rem]" : ""}`}
		>
			<section className={`min-w-0 gap-3 ${chosen ? "hidden lg:grid" : "grid"}`} aria-label="Senders">
				<PageHead title="Messages">
					<Segments
						label="Messages"
						items={[
							{
								href: "/seller/messages?state=open",
								label: "Open",
								current: isOpenAlone,
								count: open.length,
							},
							{ href: "/seller/messages", label: "All", current: !isOpenAlone, count: threads.length },
						]}
					/>
				</PageHead>
				<ThreadRows threads={isOpenAlone ? open : threads} chosen={chosen?.key} view={view} now={now} />
				{older && <OlderLink href={`/seller/messages?${view}&older=${older}`} />}
			</section>
			{chosen ? (
				<>
					<ThreadView
						key={String(params.with)}
						thread={chosen}
						list={list && { id: list.id, card: <ListCard list={list} /> }}
						now={now}
						backHref={`/seller/messages?${view}`}
						nextHref={next ? `/seller/messages?${view}&with=${next.key}` : null}
					/>
					<SenderPanel thread={chosen} sender={sender} />
				</>
			) : (
				<section className="hidden min-h-80 place-content-center justify-items-center gap-3 rounded-lg bg-surface text-center text-ink-2 ring-1 ring-line lg:grid">
					<Icon name="messages-square" className="size-10 text-primary" />
					<b className="text-lg text-ink">
						{open.length === 0 ? "Nobody waits for an answer" : "Choose somebody to answer"}
					</b>
				</section>
			)}
		</div>
	);
}
