import { promiseFor } from "@/lib/delivery/promise-rules";
import { productName } from "@/lib/products/rules/product";
import { weightInUrdu } from "@/lib/products/rules/urdu-units";
import { type DaySpan, groupedHours, minutesOfDay, opensAfter } from "@/lib/shop/rules/opening-hours";
import {
	areaInUrdu,
	CITY,
	CITY_IN_URDU,
	PROVINCE,
	PROVINCE_IN_URDU,
	SHOP_DEFAULTS,
} from "@/lib/shop/rules/shop-details";
import { DAY_MS, dayOf, startOfDay, timeOf } from "@/lib/text/dates";
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
	time as timeEn,
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
	company: "سبز",
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

export const MONTHS = [
	"جنوری",
	"فروری",
	"مارچ",
	"اپریل",
	"مئی",
	"جون",
	"جولائی",
	"اگست",
	"ستمبر",
	"اکتوبر",
	"نومبر",
	"دسمبر",
];

/** Sunday first, as a date counts them. */
export const WEEKDAYS = ["اتوار", "پیر", "منگل", "بدھ", "جمعرات", "جمعہ", "ہفتہ"];

const MINUTES_OF_DAY = 24 * 60;

const MINUTE_MS = 60_000;

/** So many days from now on a weekday's name says which day is meant. */
const NAMED_DAYS = 7;

/** The part of the day that an hour is said with. */
export function partOf(hour: number): string {
	if (hour < 4 || hour >= 20) return "رات";
	if (hour < 12) return "صبح";
	return hour < 16 ? "دوپہر" : "شام";
}

/** Hour and minute without the part of the day: `6:40`, `6` for a full hour. */
export function dial(minutes: number): string {
	const hour = Math.floor(minutes / 60) % 24;
	const rest = minutes % 60;
	return `${hour % 12 || 12}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}

/** `شام 6:40 بجے` for minutes since midnight. */
export function clock(minutes: number): string {
	return `${partOf(Math.floor(minutes / 60) % 24)} ${dial(minutes)} بجے`;
}

export function minutesAt(iso: string): number {
	const moment = new Date(iso);
	return Math.floor((moment.getTime() - startOfDay(moment).getTime()) / MINUTE_MS) % MINUTES_OF_DAY;
}

/** Year, month (0 to 11), day and weekday of a day written as 2026-11-21. */
function partsOf(day: string) {
	const date = new Date(`${day}T00:00:00Z`);
	return {
		year: date.getUTCFullYear(),
		month: MONTHS[date.getUTCMonth()] ?? "",
		day: date.getUTCDate(),
		weekday: WEEKDAYS[date.getUTCDay()] ?? "",
	};
}

const shortDay = (day: string) => `${partsOf(day).day} ${partsOf(day).month}`;

const time = (iso: string) => clock(minutesAt(iso));

const daysFrom = (now: number, moment: Date) =>
	(startOfDay(moment).getTime() - startOfDay(new Date(now)).getTime()) / DAY_MS;

const weekday = (moment: Date) => partsOf(dayOf(moment)).weekday;

function nearDay(moment: Date, now: number): string {
	const days = daysFrom(now, moment);
	if (days === 0) return "آج";
	if (days === 1) return "کل";
	return days > 1 && days < NAMED_DAYS ? weekday(moment) : shortDay(dayOf(moment));
}

export function promise(promisedAt: string, now: number): string {
	const moment = new Date(promisedAt);
	return `${daysFrom(now, moment) === 0 ? "" : `${nearDay(moment, now)} `}${time(promisedAt)} تک`;
}

/** `شام 4 سے 6 بجے`, `صبح 10 سے دوپہر 12 بجے`. */
function slotHours({ from, to }: { from: string; to: string }): string {
	const [begin, end] = [minutesAt(from), minutesAt(to)];
	const parts = [begin, end].map((minutes) => partOf(Math.floor(minutes / 60)));
	return `${parts[0]} ${dial(begin)} سے ${parts[0] === parts[1] ? "" : `${parts[1]} `}${dial(end)} بجے`;
}

function spansInUrdu(spans: readonly DaySpan[]): string {
	const inWords = ({ from, to }: DaySpan) => {
		const [begin, end] = [minutesOfDay(from), minutesOfDay(to)];
		return `${partOf(Math.floor(begin / 60))} ${dial(begin)} سے ${clock(end)} تک`;
	};
	return spans.map(inWords).join("، ") || "بند";
}

const urdu: Translation<typeof timeEn> = {
	date: (iso) => `${shortDay(dayOf(new Date(iso)))} ${partsOf(dayOf(new Date(iso))).year}`,
	time,
	moment: (iso, now) =>
		daysFrom(now, new Date(iso)) === 0 ? time(iso) : `${shortDay(dayOf(new Date(iso)))}، ${time(iso)}`,
	shortDay,
	day: (moment) => `${weekday(moment)}، ${shortDay(dayOf(moment))}`,
	weekday,
	nearDay,
	hourOf: (hours) => clock(minutesOfDay(hours)),
	hours: ({ hours }) => {
		const groups = groupedHours(hours);
		if (groups.length === 1) return `ہفتے کے ساتوں دن، ${spansInUrdu(groups[0]?.spans ?? [])}`;
		return groups
			.map(({ runs, spans }) => {
				const names = runs.map(([first, last]) =>
					first === last ? WEEKDAYS[first % 7] : `${WEEKDAYS[first % 7]} تا ${WEEKDAYS[last % 7]}`,
				);
				return `${names.join("، ")}: ${spansInUrdu(spans)}`;
			})
			.join("؛ ");
	},
	slotHours,
	promise,
	opening: (now, hours) => {
		const opensAt = opensAfter(now, hours);
		if (opensAt === null) return null;
		const day = nearDay(new Date(opensAt), now);
		const isNextMorning = day === "آج" || day === "کل";
		const promised = new Date(promiseFor("express", now, hours)).toISOString();
		return {
			opens: `${isNextMorning ? "" : `${day} `}${clock(minutesOfDay(timeOf(opensAt)))} کھلے گی`,
			due: isNextMorning ? `${time(promised)} تک` : promise(promised, now),
		};
	},
};

export { urdu as time };

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
