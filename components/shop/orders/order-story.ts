import type { TagTone } from "@/components/ui/tag";
import type { OrderStatus } from "@/lib/domain/order";

type Chapter = {
	/** What is going on, as a heading. */
	heading: string;
	/** The same in a sentence, for the list of steps. */
	note: string;
	tone: TagTone;
};

/** What the customer is told at each status. */
export const STORY: Record<OrderStatus, Chapter> = {
	"Order Placed": { heading: "We have your order", note: "We have it and start packing.", tone: "save" },
	"On hold": {
		heading: "We are looking into your order",
		note: "Something in it needs a decision. We will call you.",
		tone: "warning",
	},
	Packed: { heading: "Your basket is packed", note: "Weighed, wrapped and checked.", tone: "save" },
	"Out for delivery": {
		heading: "Your basket is on its way",
		note: "It has left the shop.",
		tone: "save",
	},
	Delivered: { heading: "Your basket has arrived", note: "It is at your door. Enjoy.", tone: "success" },
	Cancelled: {
		heading: "This order was cancelled",
		note: "Nothing more will happen with it.",
		tone: "danger",
	},
};

/** The way of an order that nothing holds up. */
export const USUAL_WAY: readonly OrderStatus[] = ["Order Placed", "Packed", "Out for delivery", "Delivered"];
