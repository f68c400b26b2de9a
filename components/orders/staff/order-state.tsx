import { clsx } from "clsx";
import { useMay, useRole } from "@/components/staff/signed-in";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/form/select";
import { Icon } from "@/components/ui/icons";
import { promiseOf, timeLeftText } from "@/lib/delivery/promise-rules";
import { type Order, restToPay } from "@/lib/orders/rules/order";
import { isPromised, ORDER_STATUSES, type OrderStatus, stepsOf } from "@/lib/orders/rules/order-states";
import { awaitsCash, paymentName, type SellerOrder } from "@/lib/orders/rules/seller-order";
import { useShop } from "@/lib/shop/client/shop";
import { formatRupees } from "@/lib/text/money";
import { SELLER_STYLES } from "../order-styles";

/** What a row, a card or a page of one order is given. */
export type OrderViewProps = {
	order: SellerOrder;
	/** Milliseconds. */
	now: number;
	/** The server has not answered yet. */
	busy: boolean;
	/** The last step can still be taken back. */
	undoable: boolean;
	onMarkPaid: (order: SellerOrder) => void;
	/** A step was chosen; a cancellation is asked for its reason first. */
	onStep: (order: SellerOrder, status: OrderStatus) => void;
	onUndo: (order: SellerOrder) => void;
};

/** A view in a list, whose details open and close, and which can be chosen to be printed. */
export type OrderListViewProps = OrderViewProps & {
	open: boolean;
	onToggle: () => void;
	chosen: boolean;
	onChoose: (chosen: boolean) => void;
};

/** Where an order stands: a dot and a word; the dot is hollow once it has arrived. */
export function OrderStatusText({ status }: { status: OrderStatus }) {
	const { colour, isHollow } = SELLER_STYLES[status];
	return (
		<span className={clsx("inline-flex items-center gap-1.5 font-strong whitespace-nowrap", colour)}>
			<span
				aria-hidden
				className={clsx(
					"size-2.25 flex-none rounded-full",
					isHollow ? "inset-ring-2 inset-ring-current" : "bg-current",
				)}
			/>
			{status}
		</span>
	);
}

type StatusControlProps = Pick<OrderViewProps, "order" | "busy" | "undoable" | "onStep" | "onUndo">;

/** Where an order stands, and the steps that make sense from there; for some seconds, the way back. */
export function StatusControl({ order, busy, undoable, onStep, onUndo }: StatusControlProps) {
	const steps = stepsOf(order.status, useRole());
	if (undoable) {
		return (
			<span className="flex min-h-tap items-center gap-2">
				<OrderStatusText status={order.status} />
				<Button
					variant="quiet"
					size="sm"
					className="px-2.5! text-xs!"
					aria-label={`Undo: ${order.number} is ${order.status}`}
					onClick={() => onUndo(order)}
				>
					Undo
				</Button>
			</span>
		);
	}
	if (steps.length === 0) return <OrderStatusText status={order.status} />;
	return (
		<Select
			aria-label={`Status of ${order.number}`}
			value={order.status}
			disabled={busy}
			onChange={(event) => {
				const chosen = ORDER_STATUSES.find((status) => status === event.target.value);
				if (chosen) onStep(order, chosen);
			}}
			options={[order.status, ...steps]}
			className="min-w-38! [&_select]:min-h-tap [&_select]:text-sm"
		/>
	);
}

type PaymentStateProps = {
	order: SellerOrder;
	busy: boolean;
	onMarkPaid: (order: SellerOrder) => void;
	className?: string;
};

function Paid({ order: { isPaid, paymentStatus } }: Pick<PaymentStateProps, "order">) {
	if (!isPaid) return <span className="text-ink-3">Not paid</span>;
	const goesBack = { "refund due": "Refund due", refunded: "Refunded" } as const;
	const back =
		paymentStatus === "refund due" || paymentStatus === "refunded" ? goesBack[paymentStatus] : null;
	const colour = back === null ? "text-primary" : back === "Refunded" ? "text-ink-2" : "text-danger";
	return (
		<span className={`inline-flex items-center gap-1.5 font-strong whitespace-nowrap ${colour}`}>
			<Icon name={back ? "undo-2" : "circle-check"} className="size-4" />
			{back ?? "Paid"}
		</span>
	);
}

/** Whether an order is paid and how; while its cash is awaited, the button that says it came in (spec 4). */
export function PaymentState({ order, busy, onMarkPaid, className = "" }: PaymentStateProps) {
	const mayMark = useMay("management");
	if (mayMark && awaitsCash(order)) {
		const rest = restToPay(order);
		return (
			<span className="inline-grid justify-items-start gap-0.5">
				<Button
					variant="outline"
					size="sm"
					className={`text-xs! ${className}`}
					disabled={busy}
					aria-label={`Mark as paid: ${order.number}`}
					onClick={() => onMarkPaid(order)}
				>
					Mark as paid
				</Button>
				{rest > 0 && <span className="text-xs text-ink-3 figures">{formatRupees(rest)} to pay</span>}
			</span>
		);
	}
	return (
		<span className={`inline-grid ${className}`}>
			<Paid order={order} />
			<span className="text-xs text-ink-3">{paymentName(order.paymentType)}</span>
		</span>
	);
}

const SOON = 20;
const URGENT = 10;

/** How long until the order is promised at the door, in words, and a bar that fills as the time passes. */
export function TimeLeft({
	order,
	now,
}: {
	order: Pick<Order, "status" | "createdAt" | "promisedAt" | "slot">;
	now: number;
}) {
	const shop = useShop();
	if (!isPromised(order.status)) return <span className="text-ink-3">–</span>;
	const { minutesLeft, passed } = promiseOf(order, now);
	const urgent = minutesLeft <= URGENT;
	return (
		<span className="grid min-w-22 gap-1">
			<b className={clsx("leading-tight figures", urgent && "text-danger")}>
				{timeLeftText(order, now, "", shop)}
			</b>
			<span aria-hidden className="drawn h-1.25 overflow-hidden rounded-full bg-line">
				<span
					className={clsx(
						"block h-full",
						urgent ? "bg-tomato-500" : minutesLeft <= SOON ? "bg-mango-500" : "bg-leaf-500",
					)}
					style={{ width: `${passed * 100}%` }}
				/>
			</span>
		</span>
	);
}
