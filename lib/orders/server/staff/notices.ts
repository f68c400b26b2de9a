import "server-only";
import { moneyOf } from "@/lib/money/rules";
import { orderNumber } from "@/lib/orders/rules/order";
import { CANCELLED } from "@/lib/orders/rules/order-states";
import { formatRupees } from "@/lib/text/money";
import type { NotificationDoc } from "@/models/notifications";
import type { OrderDoc } from "@/models/order";

/** What a notification about an order says (spec 3, Notification). */
type Notice = Pick<
	NotificationDoc,
	"type" | "title" | "message" | "customerInfo" | "orderDetails" | "createdAt"
>;

function piecesIn(order: OrderDoc): number {
	return order.lines.reduce((sum, line) => sum + line.quantity, 0);
}

function basketText(order: OrderDoc): string {
	const itemCount = piecesIn(order);
	return `${itemCount} ${itemCount === 1 ? "item" : "items"} for ${formatRupees(order.amount)} to ${order.area}`;
}

function aboutOrder(order: OrderDoc): Pick<Notice, "customerInfo" | "orderDetails"> {
	return {
		customerInfo: { name: order.customer.name },
		orderDetails: {
			totalAmount: order.amount,
			itemCount: piecesIn(order),
			paymentMethod: order.paymentType,
		},
	};
}

/** What the seller reads about a new order. */
export function newOrderNotice(order: OrderDoc): Notice {
	const number = orderNumber(String(order._id));
	const about = `${order.customer.name} ordered ${basketText(order)}`;
	return {
		type: "new_order",
		title: order.holdReason ? `Refund due: order ${number} is on hold` : `New order ${number}`,
		message: order.holdReason ? `${order.holdReason} ${about}` : about,
		...aboutOrder(order),
		createdAt: order.createdAt,
	};
}

/** What the seller reads about an order that its customer has cancelled; null for any other. */
export function cancelledNotice(order: OrderDoc): Notice | null {
	const last = order.statusHistory.at(-1);
	if (last?.status !== CANCELLED || last.by !== "customer") return null;
	const number = orderNumber(String(order._id));
	const about = `${order.customer.name} cancelled ${basketText(order)}`;
	// Credit goes back by itself.
	const isRefundDue = moneyOf(order).due.length > 0;
	return {
		type: "order_cancelled",
		title: isRefundDue ? `Refund due: order ${number} was cancelled` : `Order ${number} was cancelled`,
		message: isRefundDue
			? `${about}. It was paid with ${order.paymentType}: the money has to go back`
			: about,
		...aboutOrder(order),
		createdAt: last.at,
	};
}
