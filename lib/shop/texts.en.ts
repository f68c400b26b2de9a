import type { PrivacySection } from "@/lib/accounts/rules/user";
import { CONTACT_THANKS } from "./rules/help";
import { allHoursText, type Shop } from "./rules/shop-details";

/** About the shop (spec 1). */
export const about = {
	title: "About Us",
	description: (name: string, city: string, minutes: number) =>
		`Who ${name} is: fresh produce and bundle crates for ${city}, at the door within ${minutes} minutes.`,
	lead: (name: string, city: string, areas: number, minutes: number) =>
		`${name} is a greengrocer in ${city} that comes to you: fruits, vegetables and bundle crates, delivered in ${areas} areas within ${minutes} minutes.`,
	figures: {
		customers: "Customers",
		farms: "Farms",
		orders: "Orders",
		satisfaction: "Satisfaction",
		support: "Support",
	},
	beginning: {
		title: "How it began",
		paragraphs: (city: string): readonly string[] => [
			`Good fruit is not rare in ${city}. Time is: the mandi opens before dawn, and by the time the day’s work is done the best of it is gone.`,
			"So we go in the morning for everyone. We choose from more than fifty farms, sort by hand, write one price on each placard, and send a rider the moment you order.",
			"Palak for tonight, kinnow for the week, a crate for the wedding: it is the same promise.",
		],
		picture: "A wooden crate filled with vegetables",
	},
	values: {
		title: "What we stand for",
		fresh: {
			title: "Fresh first",
			text: "What is not good enough for our own table does not reach the shelf.",
		},
		onTime: {
			title: "On time",
			text: (minutes: number) => `Delivery within ${minutes} minutes is the promise we measure ourselves by.`,
		},
		prices: {
			title: "Fair prices",
			text: "One price for every street, with tax and delivery shown before you order.",
		},
		returns: { title: "Taken back", text: "Not fresh? Hand it to the rider. That is all it takes." },
	},
	team: {
		title: "Who you deal with",
		note: "Three people stand behind every order.",
		buyer: {
			name: "The buyer",
			role: "At the mandi before dawn",
			about: "Chooses crate by crate and sends back what would not please at home.",
		},
		packer: {
			name: "The packer",
			role: "At the sorting table",
			about: "Weighs, sorts and packs each order by hand, the soft things on top.",
		},
		rider: {
			name: "The rider",
			role: "On the road",
			about: "Knows every street of our areas, and takes back what you do not like.",
		},
	},
	shop: "Start Shopping",
	contact: "Contact Us",
};

/** The message form (spec 2, Contact). */
export const contactForm = {
	title: "Send us a message",
	name: "Your name",
	email: "Email",
	phone: "Phone",
	about: "What is it about?",
	/** What a message may be about (spec 3). */
	inquiries: {
		general: "General question",
		order: "My order",
		delivery: "Delivery",
		product: "A product",
		partnership: "Partnership",
		feedback: "Feedback",
	},
	subject: "Subject",
	message: "Message",
	send: "Send Message",
	failed: "Failed to send message. Please try again.",
	sent: "Your message is with us",
	thanks: CONTACT_THANKS,
	another: "Write another message",
};

/** The hours of a shop whose days differ. */
export const openingHours = {
	title: "Opening hours",
	openNow: "Open now",
	until: (hour: string) => `until ${hour}`,
	stillCounts: (day: string) => `It still counts as ${day}.`,
	closed: "Closed now",
	opens: (day: string, hour: string) => `opens ${day} at ${hour}`,
	to: (first: string, last: string) => `${first} to ${last}`,
	today: (day: string) => `${day}, today`,
	span: (from: string, to: string) => `${from} to ${to}`,
	noSpan: "Closed",
};

/** How to reach the shop (spec 2, Contact). The form's own texts: contact-form.ts. */
export const contact = {
	title: "Contact Us",
	description: (name: string, hours: string, replyHours: number) =>
		`Write to ${name}: ${hours}. Messages are answered within ${replyHours} hours.`,
	lead: "Wrong item, late rider, or 20 kg of onions for a wedding: a person answers.",
	email: "Email",
	phone: "Phone",
	whatsapp: "WhatsApp",
	/** With what a chat begins that somebody opens from here. */
	chat: "Salaam, I have a question:",
	address: "Address",
	hours: "Hours",
	/** `7 days, 8 AM-10 PM; Ramadan, Feb 8 to Mar 9: 2 PM-5 PM; Mar 12: closed` */
	allHours: allHoursText,
	answered: (replyHours: number) => `An answer within ${replyHours} hours.`,
	byPerson: "Every message is read by a person.",
	callInstead: "If it is about an order on its way, calling is faster.",
};

const SECTIONS: readonly PrivacySection[] = [
	{
		id: "what-we-collect",
		title: "What we collect",
		paragraphs: [
			"When you register: your name, your email address and your password, of which only an irreversible hash is stored. When you order: the delivery address and mobile number you enter, what you bought, what it cost and how you paid. A weekly basket holds what is to come, when and where to, until you delete it. Products that you mark with a heart are kept with your account until you take the mark away; without an account they stay in your browser. A coupon that you use is kept with its order.",
			"When you ask to be told on a device, its browser gives us an address at its maker's push service. What we send there is encrypted for that device alone, and says the order's number and where it stands. We forget the address when you switch it off, log out or delete your account.",
			"When you write a review or a message: what you typed into the form. We do not ask for anything else, and we do not buy data about you.",
		],
	},
	{
		id: "how-we-use-it",
		title: "How we use it",
		paragraphs: [
			"To bring your order to your door, to show you your orders, to answer you, and to send the mails that belong to your account: verification, password reset, and word of your order.",
			"We do not send advertising, and we do not build profiles of what you like. Your usuals are worked out from your own orders each time they are shown, and shown to you alone.",
		],
	},
	{
		id: "who-sees-it",
		title: "Who else sees it",
		paragraphs: [
			"The rider who brings your order sees your name, address and mobile number. If you pay with JazzCash or Easypaisa, that wallet receives the amount and the mobile number you enter for it.",
			"A review shows the name you give it to everyone. Nothing is sold or lent to anyone.",
		],
	},
	{
		id: "payments",
		title: "Payments",
		paragraphs: [
			"Wallet payments are made on the wallet's own page. We learn whether a payment succeeded and its reference number; your wallet's PIN never reaches us.",
		],
	},
	{
		id: "cookies",
		title: "Cookies and browser storage",
		paragraphs: [
			"One cookie keeps you logged in, a second lets the page show your name without waiting; a seller has one of their own. These last as long as the login. One more is kept for a year: by it the shop knows a browser that you have logged in with, so that it lets you in even while someone else tries passwords for your account.",
			"Your browser's storage keeps a guest's cart, the area you chose and the colour theme until you clear it. For as long as the tab is open it also keeps what you typed in the checkout (name, email, phone, address, delivery time and notes, never the wallet's number), an order that waits for its wallet, and the mark of an order that is on its way to us, so that it is never placed twice. What you typed in the checkout goes once it has become an order.",
			"So that the shop opens without a network, your browser also keeps the shop's pages and pictures that are the same for everyone; pages that are yours are never kept.",
			"There are no advertising or tracking cookies.",
		],
	},
	{
		id: "security",
		title: "How it is protected",
		paragraphs: [
			"Passwords are stored as hashes, login cookies cannot be read by scripts, and changing your password ends every other session. No shop can promise perfect safety; if something ever happens to your data, we will tell you.",
		],
	},
	{
		id: "your-choices",
		title: "Your choices",
		paragraphs: [
			"You can change your name and addresses and delete an address in your account at any time. Under Security your account also gives you a file with everything we hold about you, and deletes itself when you ask it to, without writing to us. Orders stay, without what names you, as long as tax law asks for the records.",
		],
	},
];

function lastSection(shop: Shop): PrivacySection {
	const ways = [shop.email, shop.phone].filter(Boolean).join(" or ") || "us through the contact page";
	return {
		id: "contact",
		title: "Changes and contact",
		paragraphs: [
			`When this policy changes, the new text and its date stand here. Questions go to ${ways}, ${allHoursText(shop)}.`,
		],
	};
}

/** The privacy policy (spec 2). It says what the shop really keeps, and no more. */
export const privacy = {
	title: "Privacy Policy",
	description: (name: string) => `What ${name} keeps about you, why, and who sees it.`,
	updated: "Last updated: June 23, 2025",
	contents: "Sections of this policy",
	/** In eight sections. */
	sections: (shop: Shop): PrivacySection[] => [...SECTIONS, lastSection(shop)],
};
