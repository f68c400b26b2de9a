import { DELIVERY_OPTIONS } from "@/lib/delivery/promise-rules";
import { CUSTOMER_CANCEL_MINUTES } from "@/lib/orders/rules/order-states";
import { WALLET_NAMES } from "@/lib/payments/rules";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { formatRupees } from "@/lib/text/money";
import { type AnsweringShop, type FaqCategory, faqOf, type WrittenFaq } from "./rules/help";
import { allHoursText, CITY, SHOP, type Shop } from "./rules/shop-details";

/** The search in the questions (spec 2, FAQ). */
export const faqSearch = {
	label: "Search questions",
	placeholder: "Search, like fee or area",
	found: (count: number) => `${count} ${count === 1 ? "question" : "questions"} found`,
	none: "No question like that yet",
	all: "Show all questions",
	other: "Try another word, or ask us directly.",
};

const { standard, express } = DELIVERY_OPTIONS;

/** `free`, or what it costs: to go on after "is" or "are". */
function costText(rupees: number): string {
	return rupees === 0 ? "free" : formatRupees(rupees);
}

function minimumAnswer({ minimumOrder }: Shop): string {
	if (minimumOrder === 0) return "No. Order as little as you like.";
	return `Yes, ${formatRupees(minimumOrder)} before tax and delivery. The cart shows how much is left to reach it.`;
}

function feesAnswer({ taxPercent, deliveryFees }: Shop): string {
	return `${taxPercent}% tax on the subtotal, and ${formatRupees(deliveryFees.express)} if you choose express delivery. Standard delivery is ${costText(deliveryFees.standard)}, and cash on delivery costs nothing extra. The cart shows every part before you order.`;
}

function speedAnswer({ deliveryFees }: Shop): string {
	return `Express reaches you in ${express.promise.replace("-", " to ")} for ${formatRupees(deliveryFees.express)}. Standard takes ${standard.promise.replace("-", " to ")} and is ${costText(deliveryFees.standard)}.`;
}

const FAQ: WrittenFaq = [
	{
		id: "ordering",
		title: "Ordering",
		entries: [
			{
				id: "how-to-order",
				question: "How do I place an order?",
				answer:
					"Add what you like to your cart, choose your area and address there, pick a delivery time and press Place Order. You need a verified account for that; browsing and filling a cart need none.",
			},
			{
				id: "minimum-order",
				question: "Is there a minimum order?",
				answer: minimumAnswer,
			},
			{
				id: "change-or-cancel",
				question: "Can I change or cancel an order?",
				answer: ({ phone }) =>
					`You can cancel it yourself in My Orders, for ${CUSTOMER_CANCEL_MINUTES} minutes and as long as it is not packed. It cannot be edited; ${phone ? `call ${phone}` : "write to us"} as soon as you can and we will do what is still possible.`,
			},
			{
				id: "how-many",
				question: "How much of one thing can I order?",
				answer: `Up to ${MAX_LINE_QUANTITY} of each product in one order. For a wedding or a restaurant, write to us first.`,
			},
			{
				id: "cart-on-two-devices",
				question: "Will my cart follow me to another phone?",
				answer:
					"Yes, once you log in: a customer's cart is kept with the account. As a guest, your cart stays in the browser you filled it in, and joins your account when you log in there.",
			},
		],
	},
	{
		id: "payment",
		title: "Payment",
		entries: [
			{
				id: "how-to-pay",
				question: "How can I pay?",
				answer: ({ wallets }) =>
					wallets.length > 0
						? `In cash at your door, or from your phone with ${wallets.map((wallet) => WALLET_NAMES[wallet]).join(" or ")}.`
						: "In cash at your door.",
			},
			{
				id: "fees",
				question: "Which fees are added to my order?",
				answer: feesAnswer,
			},
			{
				id: "price-changes",
				question: "Can a price change after I have ordered?",
				answer:
					"No. You pay the price that your order shows. While something only waits in your cart, its price follows the shop.",
			},
			{
				id: "wallet-failed",
				question: "My wallet payment did not go through. What now?",
				answer: ({ phone, wallets }) =>
					wallets.length > 0
						? `Your cart is still there: try again, or choose cash on delivery. If your wallet says that money moved, ${phone ? "call us with the reference" : "write the reference to us"} and we will look it up.`
						: null,
			},
		],
	},
	{
		id: "delivery-areas",
		title: "Delivery areas",
		entries: [
			{
				id: "where",
				question: "Where do you deliver?",
				answer: ({ areas }) =>
					`In ${CITY}: ${areas.join(", ")}. Your written address must name the area you choose.`,
			},
			{
				id: "how-fast",
				question: "How fast is delivery, really?",
				answer: speedAnswer,
			},
			{
				id: "area-not-listed",
				question: "My area is not on the list. Can you still come?",
				answer:
					"Not yet. Save an address in one of the areas we reach, or tell us where you live through the contact form: that is how we choose where to go next.",
			},
			{
				id: "not-at-home",
				question: "What if I am not at home?",
				answer:
					"The rider calls the number on your address. Someone else may receive the order and pay for it.",
			},
		],
	},
	{
		id: "quality-and-support",
		title: "Quality and support",
		entries: [
			{
				id: "not-fresh",
				question: "What if something is not fresh?",
				answer: ({ phone }) =>
					`Check at the door and hand it back to the rider, or ${phone ? `call us the same day on ${phone}` : "write to us the same day"}. Fresh guarantee means just that.`,
			},
			{
				id: "support-hours",
				question: "When can I reach you?",
				answer: (shop) =>
					`${allHoursText(shop)}, ${onEither(shop.phone, shop.email)}. Messages are answered within ${SHOP.replyHours} hours.`,
			},
			{
				id: "reviews",
				question: "Can I trust the reviews?",
				answer:
					"Anyone may write one. Only a review by someone who has ordered that very product carries the Verified Purchase badge.",
			},
			{
				id: "verification-mail",
				question: "I did not receive the verification email.",
				answer:
					"Look in the spam folder first. Then ask for a new link on the Resend Verification page; the earlier link stops working.",
			},
		],
	},
	{
		id: "sellers",
		title: "Sellers",
		entries: [
			{
				id: "become-a-supplier",
				question: "I grow fruit or vegetables. Can I sell to you?",
				answer:
					"Gladly. Write to us through the contact form, choose Partnership, and say what you grow, where and how much.",
			},
			{
				id: "who-sells",
				question: "Who sells what I buy here?",
				answer: ({ name }) =>
					`${name} does: one shop buys, sorts, packs and delivers. There are no other sellers behind the pages.`,
			},
			{
				id: "bulk-orders",
				question: "Do you supply shops and restaurants?",
				answer:
					"Tell us what you need and how often through the contact form, and we will answer with a price.",
			},
		],
	},
];

function onEither(phone: string | null, email: string | null): string {
	const ways = [phone, email].filter(Boolean);
	return ways.length > 0 ? `on ${ways.join(" or ")}` : "through the contact form";
}

/** The page of questions, and its entries (spec 2, FAQ). */
export const faq = {
	/** In the five categories of spec 2. Every figure is the one the shop really applies. */
	categories: (shop: AnsweringShop): FaqCategory[] => faqOf(FAQ, shop),
	pageTitle: "FAQ",
	description:
		"Ordering, payment, delivery areas, quality and selling to us: short answers to what people ask.",
	title: "Frequently Asked Questions",
	lead: "Short answers. If yours is missing, ask us.",
	moreHelp: "More help",
	categoriesTitle: "Categories",
	quickLinks: "Quick links",
	links: {
		products: "All Products",
		deals: "Deals & Offers",
		cart: "Cart",
		verification: "Resend Verification",
		privacy: "Privacy Policy",
	},
	stillAsking: "Still have a question?",
	contact: "Contact Support",
	shop: "Start Shopping",
};
