import { LOGIN_TO_ADD_ADDRESS } from "@/lib/accounts/rules/address";
import {
	AREA_NOT_SERVED,
	LOGIN_TO_ORDER,
	ORDER_PLACED_MESSAGE,
	SELECT_ADDRESS,
	SELECT_AREA,
	SLOT_GONE,
	VERIFY_TO_ORDER,
} from "@/lib/orders/rules/order-messages";
import { PAYMENT_MESSAGES } from "@/lib/payments/rules";
import { taxLabel } from "@/lib/shop/rules/shop-details";
import { onlyLeft } from "@/lib/stock/rules";
import type { CartBlock } from "./rules/cart-button";
import { belowMinimumMessage } from "./rules/totals";

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
		take: (left: string) => `Take ${left}`,
		takeWhatIsLeft: "Take what is left",
		pickTime: "Pick another time",
	},
};

export const cartPages = {
	cart: "Your cart",
	checkout: "Checkout",
	noWallet: {
		title: "Online payment is not available",
		note: "You can pay cash at the door.",
		toCart: "Return to Cart",
	},
	sharedBasket: {
		documentTitle: "A shared basket",
		title: "A basket for you",
		note: "Nothing of it is in your cart before you say so.",
	},
	paymentResult: {
		documentTitle: "Payment result",
		withoutScripts: "Your order is placed by itself within a minute of paying.",
		viewOrders: "View My Orders",
	},
	toWallet: {
		documentTitle: "To your wallet",
		title: (wallet: string) => `On to ${wallet}`,
		note: (amount: string) => `${amount} to pay. You approve it with your own PIN on their page.`,
		go: (wallet: string) => `Continue to ${wallet}`,
	},
	backFromWallet: {
		documentTitle: (wallet: string) => `Back from ${wallet}`,
		title: "One moment",
		note: (wallet: string) => `We confirm your payment with ${wallet}.`,
		go: "Continue",
	},
};

/** What is beside the lines of the cart: all about the order but what is in it (spec 2, Cart). */
export const cartSummary = {
	title: "Order summary",
	minimum: {
		label: "Minimum order",
		progress: (subtotal: string, minimum: string) => `Rs. ${subtotal} of ${minimum}`,
		missing: (amount: string) => `Add ${amount} more`,
		reached: "Minimum reached",
	},
	area: { label: "Delivery area", choose: "Select your area" },
	address: {
		label: "Delivery address",
		none: "No address yet",
		loginToUse: "Login to use a saved one",
		whereToKnock: "Tell us where to knock",
		unread: "We could not read your addresses.",
		again: "Try again",
		add: "+ Add new address",
		change: "Change",
		/** Behind the name of the chosen one, for those who do not see its tick. */
		chosen: "(chosen)",
		addArea: (area: string) => `Add “${area}” to this address`,
		loginToAdd: LOGIN_TO_ADD_ADDRESS,
	},
	payment: {
		legend: "Payment method",
		cash: "Cash On Delivery",
		cashNote: "Pay the rider at the door",
		online: "Online Payment",
		wallets: (names: readonly string[]) => names.join(" or "),
	},
	whenPaid: {
		nothing: "There is nothing left to pay.",
		online: "You pay in the next step.",
		cod: "You pay the rider at the door.",
	},
	/** What the main button says where nothing stands in the way. */
	ready: { cod: "Place Order", online: "Proceed to Checkout" },
	loginToOrder: LOGIN_TO_ORDER,
	loginToPay: PAYMENT_MESSAGES.login,
	/** What became of a cash order (spec 8). */
	order: {
		placed: ORDER_PLACED_MESSAGE,
		refused: "Order placement failed",
		notSent: "Failed to place order. Please try again.",
	},
	/** The first words of a chat with the shop; the cart as one writes it. */
	question: (cart: string) => `Salaam, I have a question about my cart: ${cart}.`,
	share: "Share this basket",
	shared: (cart: string, shop: string) => `Salaam, my basket at ${shop}: ${cart}. Open it here:`,
};

/** The cart: its lines and what stands beneath them (spec 2). */
export const cart = {
	loading: "Loading your cart",
	pieces: (count: number) => (count === 1 ? "1 item" : `${count} items`),
	/** `8 items for Satellite Town` */
	piecesFor: (pieces: string, area: string) => `${pieces} for ${area}`,
	items: "Items",
	/** The price of one, beside its unit. */
	each: (price: string) => `${price} each`,
	continueShopping: "Continue Shopping",
	clear: {
		title: "Clear cart",
		description: "Everything in your cart is taken out of it.",
		keep: "Keep it",
	},
	empty: {
		title: "Your cart is empty",
		note: "Fill it with fruit, vegetables and crates, picked fresh for Jhang.",
		browse: "Browse Products",
	},
	failed: {
		title: "We could not read your cart",
		note: "What is in it is safe. Please check your connection.",
		again: "Try again",
	},
	makeWeekly: "Make this cart weekly",
	shortage: {
		/** How much is left, and after it how much was asked for. */
		left: (onlyLeft: string) => `${onlyLeft}.`,
		asked: (quantity: string) => `You asked for ${quantity}.`,
		take: (left: string, price: string) => `Take ${left} · ${price}`,
		similar: "Similar",
		noneSimilar: "There is nothing like it today.",
		like: (name: string) => `Like ${name}`,
	},
	suggestions: {
		toGo: (missing: string) => `${missing} to go`,
		fills: (count: number) =>
			`${count === 1 ? "This fills your order" : "These two fill your order"} to the minimum.`,
		forgot: "Forgot something?",
	},
	wishes: {
		title: "If something is missing",
		otherwise: "Something else for one thing?",
		/** The wish of the whole order, as the first choice of one thing. */
		asAbove: (wish: string) => `${wish}, as above`,
	},
};

export const sharedBasket = {
	failed: "This basket could not be read",
	gone: "Not to be had right now:",
	goneNames: (names: readonly string[]) => `${names.map((name) => name || "A product").join(", ")}.`,
	inside: "What is inside",
	join: "Add to my cart",
	empty: {
		title: "Nothing in this basket can be bought",
		note: "It may have been shared long ago. The shelves are full of other things.",
		browse: "Browse Products",
	},
};

/** What an order comes to, part by part (spec 9), and the credit that pays of it. */
export const totals = {
	subtotal: "Subtotal",
	coupon: (code: string) => `Coupon ${code}`,
	/** With the kind of delivery. */
	deliveryFee: (kind: string) => `Delivery fee (${kind})`,
	/** `Tax (5%)` */
	tax: taxLabel,
	total: "Total",
	credit: "Your credit",
	toPay: "To pay",
	/** So many at so much each: `2 × Rs. 280`. */
	times: (quantity: number, amount: string) => `${quantity} × Rs. ${amount}`,
	/** Something taken off, with its sign. */
	less: (amount: string) => `−Rs. ${amount}`,
	/** Before what will be weighed has been. */
	atMost: "Total, at most",
	weighed: (things: number, amount: string) =>
		`${things === 1 ? "1 thing is" : `${things} things are`} weighed when we pack. If ${things === 1 ? "it is" : "they are"} lighter you pay less, never more than ${amount}.`,
	useCredit: "Use my credit",
	inAccount: (amount: string) => `${amount} in your account`,
};
