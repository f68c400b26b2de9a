import type { PrivacySection } from "@/lib/domain/privacy";
import { hoursText, type Shop } from "@/lib/domain/shop-details";

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
			`When this policy changes, the new text and its date stand here. Questions go to ${ways}, ${hoursText(shop)}.`,
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
