import { DELIVERY_OPTIONS } from "@/lib/delivery/promise-rules";
import type { PaymentType } from "@/lib/orders/rules/order";
import { WALLET_NAMES, type Wallet } from "@/lib/payments/rules";
import { CITY, SHOP } from "@/lib/shop/rules/shop-details";

const { express, standard } = DELIVERY_OPTIONS;

/** The home page (spec 2, Home). */
export const home = {
	hero: {
		title: (minutes: number) => `The morning mandi, at your door in ${minutes} minutes`,
		lead: (areas: number, city: string) =>
			`Fruits, sabzi and ready bundles. Picked fresh, sorted by hand and delivered to ${areas} areas of ${city}.`,
		shop: "Shop Now",
		deals: "View Deals",
		minutes: (minutes: number) => `${minutes} min delivery`,
		cash: "Cash on delivery",
		guarantee: "Fresh guarantee",
		fruitCrate: "A crate of mangoes, apples, kinnow and pineapple",
		vegetableCrate: "A crate of palak, corn, broccoli, tomatoes and onions",
	},
	fresh: {
		title: "Fresh today",
		note: "On the shelf this morning. Tap to add, change your mind any time.",
		tabs: "Category",
		fruits: "Fruits",
		vegetables: "Vegetables",
		all: "View All",
		noFruits: "The fruits are sold out for now.",
		noVegetables: "The vegetables are sold out for now.",
		/** The shop has none of them, not even sold out. */
		noFruitsYet: "There are no fruits on the shelf yet.",
		noVegetablesYet: "There are no vegetables on the shelf yet.",
		back: "See what comes back",
	},
	best: {
		title: "Why we are best: your basket woke up before you did",
		lead: "Nothing waits in a cold store. The whole journey takes one morning.",
		dawn: {
			when: "Dawn",
			what: "From field to mandi",
			how: "More than fifty farms send what they picked; we choose crate by crate.",
		},
		morning: {
			when: "Morning",
			what: "Sorted by hand",
			how: "Soft, bruised or tired pieces never make the shelf.",
		},
		opening: {
			what: "The shop opens",
			how: (closes: string) => `One price for everyone, seven days a week until ${closes}.`,
			anyHour: "One price for everyone, at any hour we are open.",
		},
		door: {
			when: (minutes: number) => `+ ${minutes} min`,
			what: "At your door",
			how: "From your order to your kitchen.",
		},
	},
	why: {
		title: "Why choose us",
		minutes: {
			title: (minutes: number) => `${minutes} minutes to your door`,
			text: (promise: string) =>
				`Choose express and the rider is there in ${promise}. Follow the countdown on your order.`,
		},
		fresh: {
			title: "Not fresh? Hand it back",
			text: "Check at the door. What is not right goes back with the rider.",
		},
		price: { title: "One price for all", text: "The price on the card is the price on every street." },
		pay: {
			anyWay: {
				title: "Pay the way you like",
				text: "Cash at the door, or from your phone.",
				free: " Standard delivery is free either way.",
			},
			cashAlone: { title: "Pay at the door", text: "In cash.", free: " Standard delivery is free." },
			way: (type: PaymentType): string => type,
		},
	},
	questions: { title: "Asked at the door", note: "Three things people ask most.", all: "All questions" },
	services: {
		label: "Services",
		express: "Express delivery",
		standard: "Standard delivery",
		/** In which time each comes. */
		within: {
			express: express.promise.replace("-", " to "),
			standard: standard.promise.replace("-", " to "),
		},
		free: "free",
		/** `30 to 60 min, Rs. 50` */
		note: (promise: string, fee: string) => `${promise}, ${fee}`,
		pay: {
			anyWay: "Cash or online",
			cashAlone: "Cash at the door",
			note: (wallets: readonly Wallet[]) =>
				[...wallets.map((wallet) => WALLET_NAMES[wallet]), "cash"].join(", "),
			noteOfCash: "You pay the rider",
		},
		guarantee: { title: "Fresh guarantee", note: "Not happy? Hand it back to the rider" },
	},
	help: {
		title: "Stuck? A person picks up.",
		lead: "Wrong item, late rider, or you need 20 kg of onions for a wedding.",
		callOrWrite: (hours: string) => `Call or write to us, ${hours}.`,
		write: (hours: string) => `Write to us, ${hours}.`,
		contact: "Contact Us",
		call: "Call Now",
	},
};

/** What stands where an address leads nowhere, and where a page cannot be had without a network. */
export const missingPage = {
	title: "Page not found",
	heading: "This page rolled off the cart",
	reason: "The link is old or has a typo.",
	home: "Go to Home",
	products: "All Products",
	offline: {
		title: "No internet",
		hint: "Your cart is safe on this device. This page opens by itself once you are back online.",
		products: "Last seen products",
	},
};

/** Where the shop is shared or found: pictures of its pages, and what it says of itself to search engines. */
export const share = {
	tagline: `${SHOP.tagline}`,
	title: "The morning mandi, at your door",
	line: `Fruits, vegetables and bundles for ${CITY}`,
	/** Below each picture. */
	promise: ({ shop, minutes }: { shop: string; minutes: number }) =>
		`${shop} · at your door within ${minutes} minutes`,
	/** What a product costs, and for how much of it; `unit` is "" where that is not known. */
	price: ({ amount, unit }: { amount: string; unit: string }) => (unit ? `${amount} · ${unit}` : amount),
	/** What the picture of a product shows. */
};
