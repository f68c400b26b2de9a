import type { OrderStatus } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";

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
