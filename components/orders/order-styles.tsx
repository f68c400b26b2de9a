import { clsx } from "clsx";
import { CATEGORY_TONE } from "@/components/products/card/product-tile";
import type { TagTone } from "@/components/ui/badges";
import type { IconName } from "@/components/ui/icons";
import { Picture } from "@/components/ui/picture";
import { type OrderLine, orderNumberGroups } from "@/lib/orders/rules/order";
import type { OrderStatus } from "@/lib/orders/rules/order-states";

/** How a step stands in the customer's list of steps. */
export type StepState = "done" | "now" | "ended";

type CustomerStyle = {
	/** Of the status in a word. */
	tone: TagTone;
	/** In the list of steps, while the order stands here. */
	look: StepState;
	icon: IconName;
	/** True where the scooter is on the road. */
	isRiding: boolean;
};

/** How each state looks where the customer follows an order; its words are in the table of states. */
export const CUSTOMER_STYLES: Record<OrderStatus, CustomerStyle> = {
	"Order Placed": { tone: "save", look: "now", icon: "check", isRiding: false },
	"On hold": { tone: "warning", look: "now", icon: "check", isRiding: false },
	Packed: { tone: "save", look: "now", icon: "check", isRiding: false },
	"Out for delivery": { tone: "save", look: "now", icon: "bike", isRiding: true },
	Delivered: { tone: "success", look: "done", icon: "check", isRiding: false },
	Cancelled: { tone: "danger", look: "ended", icon: "x", isRiding: false },
};

type SellerStyle = {
	/** Of the dot and the word. */
	colour: string;
	/** True where the dot is a ring: the order has arrived. */
	isHollow: boolean;
	/** On the button that brings an order here. */
	stepIcon: IconName;
};

/** How each state looks where the seller works on orders. */
export const SELLER_STYLES: Record<OrderStatus, SellerStyle> = {
	"Order Placed": { colour: "text-on-info-soft", isHollow: false, stepIcon: "check" },
	"On hold": { colour: "text-danger", isHollow: false, stepIcon: "check" },
	Packed: { colour: "text-on-warning-soft", isHollow: false, stepIcon: "package-check" },
	"Out for delivery": { colour: "text-primary", isHollow: false, stepIcon: "bike" },
	Delivered: { colour: "text-primary", isHollow: true, stepIcon: "circle-check" },
	Cancelled: { colour: "text-danger", isHollow: false, stepIcon: "x" },
};

/** An order's number as it is said on the phone: in two groups for the eye, sign by sign for the ear. It is copied whole. */
export function OrderNumber({ number }: { number: string }) {
	const groups = orderNumberGroups(number);
	const [mark, first, second] = groups;
	return (
		<bdi dir="ltr" className="whitespace-nowrap figures">
			<span aria-hidden>
				{mark}-{first}
				<span className="ms-[0.25em]">{second}</span>
			</span>
			<span className="sr-only select-none">{groups.map((group) => [...group].join(" ")).join(", ")}</span>
		</bdi>
	);
}

/** The small picture of something that was bought, as it looked then. */
export function OrderThumb({ product, className }: { product: OrderLine["product"]; className?: string }) {
	const { category, imageUrl } = product;
	return (
		<span
			className={clsx("tile block aspect-square rounded-sm", className)}
			data-tone={category && CATEGORY_TONE[category]}
			data-small=""
		>
			<Picture src={imageUrl} alt="" width={48} height={48} />
		</span>
	);
}
