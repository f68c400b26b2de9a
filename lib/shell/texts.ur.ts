import { productName } from "@/lib/products/rules/product";
import { weightInUrdu } from "@/lib/products/rules/urdu-units";
import {
	areaInUrdu,
	CITY,
	CITY_IN_URDU,
	PROVINCE,
	PROVINCE_IN_URDU,
	SHOP_DEFAULTS,
} from "@/lib/shop/rules/shop-details";
import { isolated } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import type {
	areaDialog as areaDialogEn,
	cartToasts as cartToastsEn,
	common as commonEn,
	frame as frameEn,
	leaving as leavingEn,
	mail as mailEn,
	menus as menusEn,
	places as placesEn,
	shell as shellEn,
	ui as uiEn,
	whatsapp as whatsappEn,
} from "./texts.en";

export const areaDialog: Translation<typeof areaDialogEn> = {
	title: "کہاں پہنچائیں؟",
	description: (city) => `ہم ${city} کے ان علاقوں میں آتے ہیں۔`,
};

export const cartToasts: Translation<typeof cartToastsEn> = {
	added: "ٹوکری میں ڈال دیا",
	addedMany: (count) => `${count} ${count === 1 ? "چیز ٹوکری میں ڈال دی" : "چیزیں ٹوکری میں ڈال دیں"}`,
	updated: "ٹوکری بدل گئی",
	removed: "ٹوکری سے نکال دیا",
	cleared: "ٹوکری خالی ہو گئی",
	undo: "واپس لائیں",
	atMost: (most) => `ایک چیز کے زیادہ سے زیادہ ${most} عدد ڈال سکتے ہیں`,
	full: (most) => `ٹوکری میں زیادہ سے زیادہ ${most} چیزیں آ سکتی ہیں`,
	onlyLeft: ({ left, stepGrams, ...product }) =>
		`${isolated(productName(product, "ur"))}: صرف ${stepGrams ? weightInUrdu(left) : left} باقی`,
	failed: {
		add: "ٹوکری میں نہیں ڈالا جا سکا",
		update: "ٹوکری نہیں بدلی جا سکی",
		remove: "ٹوکری سے نہیں نکالا جا سکا",
	},
	clearFailed: "ٹوکری خالی نہیں ہو سکی",
};

export const common: Translation<typeof commonEn> = {
	rupees: (amount) => `${amount} روپے`,
	shopName: (name) => (name === SHOP_DEFAULTS.name ? "سبز" : isolated(name)),
};

export const frame: Translation<typeof frameEn> = {
	title: (shop) => `60 منٹ میں تازہ پھل اور سبزیاں، جھنگ · ${shop}`,
	tagline: "جھنگ کے لیے تازہ پھل، سبزیاں اور پیٹیاں۔ صبح چنی ہوئی، 60 منٹ میں آپ کے دروازے پر۔",
	company: "دکان",
	footer: {
		"/": "ہوم",
		"/about": "ہمارے بارے میں",
		"/faq": "عام سوال",
		"/contact": "رابطہ",
		"/privacy": "آپ کی معلومات کی حفاظت",
	},
	contact: "رابطہ",
	owner: (shop, city) => `© ${shop}، ${city}`,
	prices: "سب قیمتیں پاکستانی روپے میں",
	help: "مدد",
	backToCart: "ٹوکری میں واپس",
	withoutScripts: {
		note: "اس براؤزر میں جاوا اسکرپٹ بند ہے۔ چیزیں دیکھی جا سکتی ہیں، مگر تلاش، ٹوکری، آرڈر اور اکاؤنٹ اس کے بغیر نہیں چلتے۔",
		byPhone: "آپ فون پر آرڈر دے سکتے ہیں:",
	},
};

export const leaving: Translation<typeof leavingEn> = {
	logout: "لاگ آؤٹ",
	done: "آپ لاگ آؤٹ ہو گئے",
	failed: "لاگ آؤٹ نہیں ہوا۔ دوبارہ کوشش کریں۔",
};

export const mail: Translation<typeof mailEn> = {
	sender: ({ shop, address }) => `${shop}، ${address}`,
	buttonHint: "بٹن نہ چلے تو یہ پتہ کھولیں:",
	callUs: (phone) => `ہمیں ${phone} پر فون کریں`,
	writeToUs: (address) => `ہمیں ${address} پر لکھیں`,
	seeMyOrders: "میرے آرڈر دیکھیں",
};

export const menus: Translation<typeof menusEn> = {
	side: {
		"/": "ہوم",
		"/all-products": "سب چیزیں",
		"/about": "ہمارے بارے میں",
		"/faq": "عام سوال",
		"/contact": "رابطہ",
	},
	customer: { "/my-orders": "میرے آرڈر", "/favourites": "میری پسند", "/account": "میرا اکاؤنٹ" },
	notVerified: "ای میل کی تصدیق باقی ہے",
	register: "نیا اکاؤنٹ",
	language: "زبان",
};

const AROUND: Readonly<Record<string, string>> = { [CITY]: CITY_IN_URDU, [PROVINCE]: PROVINCE_IN_URDU };

const placeInUrdu = (name: string) => AROUND[name] ?? areaInUrdu(name);

export const places: Translation<typeof placesEn> = {
	city: CITY_IN_URDU,
	province: PROVINCE_IN_URDU,
	// An address that is made of known places alone is read in Urdu.
	address: (text) => {
		const parts = text.split(/\s*,\s*/);
		const isKnown = parts.every((part) => placeInUrdu(part) !== part);
		return isKnown ? parts.map(placeInUrdu).join("، ") : isolated(text);
	},
	area: areaInUrdu,
};

export const shell: Translation<typeof shellEn> = {
	mainMenu: "بڑا مینو",
	header: { "/": "ہوم", "/all-products": "سب چیزیں", "/contact": "رابطہ" },
	sections: "حصے",
	bottom: {
		"/": "ہوم",
		"/all-products": "چیزیں",
		"/deals-offers": "پیٹیاں",
		"/my-orders": "آرڈر",
		"/account": "اکاؤنٹ",
	},
	menu: "مینو",
	login: "لاگ اِن",
	accountOf: (name) => `${name} کا اکاؤنٹ`,
	deliverTo: "یہاں پہنچانا ہے",
	chooseArea: "علاقہ چنیں",
	soon: (minutes) => `${minutes} منٹ میں`,
	areaLine: {
		closed: (opens) => `دکان ${opens}۔ `,
		before: "",
		after: " میں ",
		noArea: "علاقہ چنیں: آپ کے دروازے پر ",
	},
	search: {
		label: "چیزیں تلاش کریں",
		catalogueLabel: "تازہ چیزیں تلاش کریں",
		placeholder: "آلو، آم، پالک...",
		cataloguePlaceholder: "آلو، آم، پالک...",
		clear: "تلاش صاف کریں",
		list: "فہرست",
	},
	cart: "ٹوکری",
	cartWith: (items) => `ٹوکری، ${items}`,
	items: (count) => (count === 1 ? "1 چیز" : `${count} چیزیں`),
	viewCart: "ٹوکری",
	toMinimum: (amount) => `کم سے کم آرڈر میں ${amount} باقی`,
	minimumReached: "کم سے کم آرڈر پورا ہو گیا",
};

export const ui: Translation<typeof uiEn> = {
	close: "بند کریں",
	optional: "(چاہیں تو)",
	showPassword: "پاس ورڈ دکھائیں",
	removeFilter: (filter) => `${filter} ہٹائیں`,
	failed: "کچھ گڑبڑ ہو گئی۔ دوبارہ کوشش کریں۔",
	unreached: "دکان سے رابطہ نہیں ہو سکا۔ کچھ نہیں بدلا۔",
	skip: "سیدھا صفحے پر جائیں",
	breadcrumb: "آپ یہاں ہیں",
	toasts: "پیغام",
	price: { before: "", after: "روپے", was: "پہلے " },
	stepper: { less: "ایک کم", more: "ایک اور", remove: "نکالیں" },
	stars: (count) => (count === 1 ? "1 ستارہ" : `${count} ستارے`),
	rating: (rating, reviews) => `5 میں سے ${rating}${reviews > 0 ? `، ${reviews} لوگوں کی رائے` : ""}`,
	theme: { dark: "گہرا رنگ", light: "ہلکا رنگ" },
};

export const whatsapp: Translation<typeof whatsappEn> = { ask: "واٹس ایپ پر پوچھیں" };
