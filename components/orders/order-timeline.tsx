import { clsx } from "clsx";
import { Check, House } from "lucide-react";
import { useLanguage, useMessages } from "#messages";
import { PushSwitch } from "@/components/notifications/push-switch";
import { Notice } from "@/components/ui/notice";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { PlainPicture } from "@/components/ui/picture";
import { useRupees } from "@/components/ui/price";
import type { Order, OrderEvent, OrderLine } from "@/lib/orders/rules/order";
import { CANCELLED, isPromised, type OrderStatus, USUAL_WAY } from "@/lib/orders/rules/order-states";
import { productName } from "@/lib/products/rules/product";
import type { Report } from "@/lib/reports/rules";
import { CancelOrder } from "./order-live";
import { CUSTOMER_LOOKS, type StepLook } from "./order-looks";

type ReportNoticeProps = { report: Report; items: readonly OrderLine[] };

function ReportNotice({ report, items }: ReportNoticeProps) {
	const { reports: text } = useMessages("orders");
	const { problem: problemText } = useMessages("orderBasket");
	const language = useLanguage();
	const rupees = useRupees();
	const { amount, decision, message, pictures, problem, quantity } = report;
	const line = items.find(({ product }) => product._id === report.product);
	const name = productName(line?.product ?? report, language);

	function title(): string {
		if (decision === null) return text.waits(name);
		if (decision === "refund") return text.refund(name, rupees(amount ?? 0));
		return decision === "credit" ? text.credit(name, rupees(amount ?? 0)) : text.refused(name);
	}

	const isGiven = decision === "refund" || decision === "credit";
	return (
		<Notice tone={isGiven ? "success" : "info"} title={title()}>
			{message === null ? text.sent(problemText(problem), quantity) : <bdi>{message}</bdi>}
			{pictures.length > 0 && (
				<span className="mt-2 flex gap-2">
					{pictures.map((address, index) => (
						<a key={address} href={address} target="_blank" rel="noreferrer" className="block">
							<PlainPicture
								src={address}
								alt={text.photo(name, index + 1, pictures.length)}
								width={64}
								height={64}
								loading="lazy"
								className="size-16 rounded-sm object-cover"
							/>
						</a>
					))}
				</span>
			)}
		</Notice>
	);
}

type OrderReportsProps = { reports: readonly Report[]; items: readonly OrderLine[] };

/** What the customer has reported of an order, and what the shop said to it. */
export function OrderReports({ reports, items }: OrderReportsProps) {
	const { reports: text } = useMessages("orders");
	if (reports.length === 0) return null;
	return (
		<section aria-label={text.label} className="grid gap-2.5">
			{reports.map((report) => (
				<ReportNotice key={report._id} report={report} items={items} />
			))}
		</section>
	);
}

const pins: Record<StepLook, string> = {
	done: "bg-primary text-on-primary",
	now: "bg-accent text-on-accent ring-5 ring-accent-soft",
	ended: "bg-danger-soft text-on-danger-soft",
};
const step =
	"relative grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-3.5 pb-5.5 leading-snug last:pb-0 " +
	"before:absolute before:top-8 before:bottom-0 before:inset-s-3.75 before:border-s-2 last:before:hidden";

const ahead = "before:border-dashed before:border-line-strong";
const pinAhead = "rounded-full bg-surface text-ink-3 inset-ring-2 inset-ring-line-strong";

/** A step that another has followed. */
const PASSED = { look: "done", Icon: Check } as const;

/** What still comes before the door, when nothing holds the order up. */
function stepsAhead(status: OrderStatus): readonly OrderStatus[] {
	const at = USUAL_WAY.indexOf(status);
	return at < 0 ? [] : USUAL_WAY.slice(at + 1, -1);
}

function Step({ event, isLatest, now }: { event: OrderEvent; isLatest: boolean; now: number }) {
	const text = useMessages("orders");
	const states = useMessages("orderStates");
	const { moment } = useMessages("time");
	const { status, by, reason } = event;
	const { look, Icon } = isLatest ? CUSTOMER_LOOKS[status] : PASSED;

	function note(): string {
		if (status === CANCELLED && by === "customer") return text.cancelledByYou;
		return reason ? text.reason(reason) : states.note(status);
	}

	return (
		<li
			aria-current={look === "now" ? "step" : undefined}
			className={clsx(step, look === "now" ? ahead : "before:border-primary")}
		>
			<span className={clsx("grid size-8 animate-pop place-items-center rounded-full", pins[look])}>
				<Icon className="size-4.5 stroke-[2.75]" />
			</span>
			<div>
				<b className="block pt-1 font-bold">{states.name(status)}</b>
				<p className="text-md text-ink-2">{note()}</p>
			</div>
			<time dateTime={event.at} className="pt-1.5 text-sm text-ink-3 figures">
				{moment(event.at, now)}
			</time>
		</li>
	);
}

/** What has happened with an order, step by step, and what comes last while it is open. */
export function OrderTimeline({ order, now }: { order: Order; now: number }) {
	const text = useMessages("orders");
	const states = useMessages("orderStates");
	const { paymentType } = useMessages("order");
	const { promise } = useMessages("time");
	const { statusHistory, status } = order;
	return (
		<Panel aria-labelledby="where-it-is">
			<PanelTitle id="where-it-is">{text.where}</PanelTitle>
			<ol className="mt-5 grid">
				{statusHistory.map((event, index) => (
					<Step key={event.at} event={event} isLatest={index === statusHistory.length - 1} now={now} />
				))}
				{stepsAhead(status).map((next) => (
					<li key={next} className={clsx(step, ahead)}>
						<span className={clsx("grid size-8 place-items-center", pinAhead)} />
						<b className="pt-1 font-semibold text-ink-3">{states.name(next)}</b>
					</li>
				))}
				{isPromised(status) && (
					<li className={step}>
						<span className={clsx("grid size-8 place-items-center", pinAhead)}>
							<House className="size-4.5" />
						</span>
						<div>
							<b className="block pt-1 font-semibold text-ink-3">{text.atYourDoor}</b>
							<p className="text-md text-ink-2">{text.promised(promise(order.promisedAt, now))}</p>
						</div>
					</li>
				)}
			</ol>
			{isPromised(status) && <PushSwitch label={text.tellMe} className="mt-4 print:hidden" />}
			<CancelOrder order={order} payment={paymentType(order.paymentType)} servedAt={now} />
		</Panel>
	);
}
