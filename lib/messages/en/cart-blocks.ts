import type { CartBlock } from "@/lib/domain/cart-button";
import { belowMinimumMessage } from "@/lib/domain/cart-totals";
import {
	AREA_NOT_SERVED,
	SELECT_ADDRESS,
	SELECT_AREA,
	SLOT_GONE,
	VERIFY_TO_ORDER,
} from "@/lib/domain/order-messages";
import { onlyLeft } from "@/lib/domain/stock";

function listed(names: readonly string[]): string {
	const [last, ...others] = [...names].reverse();
	return others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : (last ?? "");
}

function title(block: CartBlock): string {
	switch (block.reason) {
		case "minimum":
			return `Minimum Order Rs. ${block.minimum}`;
		case "area":
			return "Select Delivery Area";
		case "area-mismatch":
			return "Area Not Supported";
		case "verification":
			return "Email Verification Required";
		case "address":
			return "No delivery address";
		case "stock": {
			const [only, ...others] = block.products;
			return only && others.length === 0
				? `${only.name} is out of stock`
				: `${block.products.length} items are out of stock`;
		}
		case "shortage": {
			const [only, ...others] = block.products;
			return only && others.length === 0
				? onlyLeft(only)
				: `${block.products.length} items are not all there`;
		}
		case "time":
			return "That time has filled";
	}
}

function message(block: CartBlock): string {
	switch (block.reason) {
		case "minimum":
			return belowMinimumMessage(block.subtotal, block.minimum);
		case "area":
			return SELECT_AREA;
		case "area-mismatch":
			return AREA_NOT_SERVED;
		case "verification":
			return VERIFY_TO_ORDER;
		case "address":
			return SELECT_ADDRESS;
		case "stock": {
			const [verb, pronoun] = block.products.length === 1 ? ["is", "it"] : ["are", "them"];
			const names = listed(block.products.map(({ name }) => name));
			return `${names} ${verb} out of stock. Please remove ${pronoun} to go on.`;
		}
		case "shortage":
			return `${block.products.map(onlyLeft).join(". ")}. Please take what is left to go on.`;
		case "time":
			return SLOT_GONE;
	}
}

/** Why the order cannot be placed yet, and what ends that, in the specification's words (spec 2, 5). */
export const cartBlocks = {
	/** In a few words for the button and a narrow bar. */
	title,
	/** In a sentence. */
	message,
	/** What the button's label leaves open, in the bar at the foot of phones. */
	note: {
		minimum: (missing: string) => `${missing} to go.`,
		area: "Where shall we deliver?",
		areaMismatch: (area: string) => `The address is not in ${area}.`,
		verification: "Open the mail that we sent you.",
	},
	others: (count: number) => `${count} more`,
	/** What ends each of them. */
	actions: {
		addMore: "Add more",
		deliverTo: (area: string) => `Deliver to ${area}`,
		chooseArea: "Choose your area",
		editAddress: "Edit address",
		addAddress: "Add an address",
		sendAgain: "Send it again",
		sent: (seconds: number) => `Sent, again in ${seconds} s`,
		goToProfile: "Go to Profile",
		remove: (count: number) => (count === 1 ? "Remove it" : `Remove ${count} items`),
		take: (left: number) => `Take ${left}`,
		takeWhatIsLeft: "Take what is left",
		pickTime: "Pick another time",
	},
};
