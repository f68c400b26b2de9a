import type { LucideIcon } from "lucide-react";
import { Bike, Check, CircleCheck, PackageCheck, X } from "lucide-react";
import type { TagTone } from "@/components/ui/tag";
import type { OrderStatus } from "@/lib/orders/rules/order-states";

/** How a step stands in the customer's list of steps. */
export type StepLook = "done" | "now" | "ended";

type CustomerLook = {
	/** Of the status in a word. */
	tone: TagTone;
	/** In the list of steps, while the order stands here. */
	look: StepLook;
	Icon: LucideIcon;
	/** True where the scooter is on the road. */
	isRiding: boolean;
};

/** How each state looks where the customer follows an order; its words are in the table of states. */
export const CUSTOMER_LOOKS: Record<OrderStatus, CustomerLook> = {
	"Order Placed": { tone: "save", look: "now", Icon: Check, isRiding: false },
	"On hold": { tone: "warning", look: "now", Icon: Check, isRiding: false },
	Packed: { tone: "save", look: "now", Icon: Check, isRiding: false },
	"Out for delivery": { tone: "save", look: "now", Icon: Bike, isRiding: true },
	Delivered: { tone: "success", look: "done", Icon: Check, isRiding: false },
	Cancelled: { tone: "danger", look: "ended", Icon: X, isRiding: false },
};

type SellerLook = {
	/** Of the dot and the word. */
	colour: string;
	/** True where the dot is a ring: the order has arrived. */
	isHollow: boolean;
	/** On the button that brings an order here. */
	StepIcon: LucideIcon;
};

/** How each state looks where the seller works on orders. */
export const SELLER_LOOKS: Record<OrderStatus, SellerLook> = {
	"Order Placed": { colour: "text-on-info-soft", isHollow: false, StepIcon: Check },
	"On hold": { colour: "text-danger", isHollow: false, StepIcon: Check },
	Packed: { colour: "text-on-warning-soft", isHollow: false, StepIcon: PackageCheck },
	"Out for delivery": { colour: "text-primary", isHollow: false, StepIcon: Bike },
	Delivered: { colour: "text-primary", isHollow: true, StepIcon: CircleCheck },
	Cancelled: { colour: "text-danger", isHollow: false, StepIcon: X },
};
