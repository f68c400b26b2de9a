import type { z } from "zod";
import type { Channel } from "@/lib/messages/rules";
import { daysAfter, formatShortDay, WEEKDAYS } from "@/lib/text/dates";
import { isolatedUrdu } from "@/lib/text/isolate";
import type { shopDetails, shopToday } from "../calls";
import { type DaySpan, everyDay, formatHourOf, groupedHours, type OpeningHours } from "./opening-hours";

/** What the shop's first areas are called in Urdu (lib/shop/rules/shop-details.ts); others are as the owner has written them. */
const AREAS_IN_URDU: Readonly<Record<string, string>> = {
	"Civil Lines": "سول لائنز",
	"Satellite Town": "سیٹلائٹ ٹاؤن",
	"Gojra Road": "گوجرہ روڈ",
	"Ayub Chowk": "ایوب چوک",
	"Chiniot Road": "چنیوٹ روڈ",
	"Jhang Sadar": "جھنگ صدر",
	"Shorkot Road": "شورکوٹ روڈ",
	"Mohala Hadri": "محلہ ہادری",
	"Milad Chowk": "میلاد چوک",
	"Mohala Purana Bag": "محلہ پرانا باغ",
};

export const CITY_IN_URDU = "جھنگ";
export const PROVINCE_IN_URDU = "پنجاب";

/** An area's name in Urdu; as it is where there is none. */
export function areaInUrdu(area: string): string {
	return AREAS_IN_URDU[area] ?? area;
}

/** The areas of Jhang that a shop delivers to that has said no others (spec 9). */
export const AREAS = Object.keys(AREAS_IN_URDU);

export const CITY = "Jhang";
export const PROVINCE = "Punjab";
/** Of the whole city; few know it by heart. */
export const ZIP = "35200";

export const TIME_ZONE = "Asia/Karachi";

/** What holds for deliveries to one area; null is the shop's own. Fees and minimum in rupees. */
export type AreaRule = ShopDetails["areaRules"][number];

/** When a cash order waits for a yes, is to be paid by wallet, or is too much for its rider; null for never. */
export type CashRules = ShopDetails["cashRules"];

/** Everything that the owner says of the shop; what is null has not been said. */
export type ShopDetails = z.output<typeof shopDetails>;

/** What is so until the owner says otherwise: the specification's figures (spec 9). */
export const SHOP_DEFAULTS: ShopDetails = {
	name: "Sabz",
	phone: null,
	whatsapp: null,
	email: null,
	address: null,
	opens: "08:00",
	closes: "22:00",
	hours: everyDay("08:00", "22:00"),
	specialHours: [],
	closedDays: [],
	minimumOrder: 1500,
	taxPercent: 5,
	deliveryFees: { standard: 0, express: 50, slot: 0 },
	areas: [...AREAS],
	areaRules: [],
	slotCapacity: null,
	expressPausedUntil: null,
	lateCredit: 0,
	lowStockAt: 5,
	phoneFirst: false,
	cashRules: { confirmFirstAbove: null, refusalsToWalletOnly: null, days: 90, riderCashLimit: null },
};

/** What everybody may know of the shop: its details as pages, mails and orders show them. */
export type Shop = Omit<
	ShopDetails,
	"slotCapacity" | "lateCredit" | "lowStockAt" | "cashRules" | "address"
> & {
	address: string;
	/** By so many minutes the shop's clock is ahead; anything but 0 in demo mode only. */
	clockOffset: number;
	/** How codes can be sent to numbers; none: login with a number is not offered. */
	phoneChannels: readonly Channel[];
};

/** The shop as anybody asks for it at a moment; times ISO 8601. */
export type ShopToday = z.output<typeof shopToday>;

/** The shop while nobody has said anything of it. */
export const UNKNOWN_SHOP: Shop = {
	...SHOP_DEFAULTS,
	address: `${CITY}, ${PROVINCE}`,
	clockOffset: 0,
	phoneChannels: [],
};

/** What customers need and the owner has not said yet. */
export function missingContact({
	phone,
	email,
}: Pick<ShopDetails, "phone" | "email">): ("phone" | "email")[] {
	return [...(phone ? [] : ["phone" as const]), ...(email ? [] : ["email" as const])];
}

/** The number as the whole world dials it, without its plus: `923001234567`. */
export function internationalNumber(phone: string): string {
	const digits = phone.replace(/\D/g, "");
	if (phone.trim().startsWith("+")) return digits;
	return digits.startsWith("00") ? digits.slice(2) : digits.replace(/^0/, "92");
}

/** The address that dials the number. */
export function phoneHref(phone: string): string {
	return `tel:+${internationalNumber(phone)}`;
}

/** The address of a chat with the shop, its first words ready. */
export function whatsappHref(whatsapp: string, words: string): string {
	return `https://wa.me/${internationalNumber(whatsapp)}?${new URLSearchParams({ text: words })}`;
}

const DAYS = WEEKDAYS.map((name) => name.slice(0, 3));

/** The spans of a day in words: `8 AM-12:30 PM, 2:30 PM-1 AM`, or `closed`. */
export function spansText(spans: readonly DaySpan[]): string {
	return spans.map(({ from, to }) => `${formatHourOf(from)}-${formatHourOf(to)}`).join(", ") || "closed";
}

/** When somebody is there, as it is written: `7 days, 8 AM-10 PM` (spec 9), `Mon-Thu 8 AM-10 PM; Fri, Sat 8 AM-1 AM`. */
export function hoursText({ hours }: Pick<OpeningHours, "hours">): string {
	const groups = groupedHours(hours);
	if (groups.length === 1) return `7 days, ${spansText(groups[0]?.spans ?? [])}`;
	return groups
		.map(({ runs, spans }) => {
			const days = runs.map(([first, last]) =>
				first === last ? DAYS[first - 1] : `${DAYS[first - 1]}-${DAYS[last - 1]}`,
			);
			return `${days.join(", ")} ${spansText(spans)}`;
		})
		.join("; ");
}

/** Days (`YYYY-MM-DD`) that follow each other, as the first and the last of each run. */
export function dayRuns(days: readonly string[]): [first: string, last: string][] {
	const runs: [first: string, last: string][] = [];
	for (const day of days.toSorted()) {
		const run = runs.at(-1);
		if (run && daysAfter(run[1], 1) === day) run[1] = day;
		else runs.push([day, day]);
	}
	return runs;
}

/** The same and what holds instead on special and closed days: `7 days, 8 AM-10 PM; Ramadan, Feb 8 to Mar 9: 2 PM-5 PM; Mar 12: closed`. */
export function allHoursText({ hours, specialHours, closedDays }: OpeningHours): string {
	const daysText = (from: string, to: string) =>
		from === to ? formatShortDay(from) : `${formatShortDay(from)} to ${formatShortDay(to)}`;
	const special = specialHours.map(
		({ name, from, to, spans }) => `${isolatedUrdu(name)}, ${daysText(from, to)}: ${spansText(spans)}`,
	);
	const closed = dayRuns(closedDays)
		.map((run) => daysText(...run))
		.join(", ");
	return [hoursText({ hours }), ...special, ...(closed ? [`${closed}: ${spansText([])}`] : [])].join("; ");
}

/** What the tax is called where an order's sums are listed: `Tax (5%)`. */
export function taxLabel(taxPercent: number): string {
	return `Tax (${taxPercent}%)`;
}

/** What the shop says of itself and no owner changes; the rest are its details (`shop-details.ts`). */
export const SHOP = {
	tagline: "Fruits, vegetables and bundle crates for Jhang, picked fresh and at your door within 60 minutes.",
	/** Within how many hours a message is answered (spec 9). */
	replyHours: 24,
	/** Minutes from order to door that the shop promises (spec 9). */
	promisedMinutes: 60,
} as const;

/** The shop in figures, as it says of itself (spec 1). */
export const FIGURES = [
	{ value: "5000+", of: "customers" },
	{ value: "50+", of: "farms" },
	{ value: "10K+", of: "orders" },
	{ value: "99%", of: "satisfaction" },
	{ value: "24/7", of: "support" },
] as const;

type Areas = Pick<ShopDetails, "areas" | "areaRules">;

/** Where the shop delivers now, in its own order. */
export function activeAreas({ areas, areaRules }: Areas): string[] {
	const resting = new Set(areaRules.flatMap(({ area, isActive }) => (isActive ? [] : [area])));
	return areas.filter((area) => !resting.has(area));
}

/** The shop as it is for deliveries to an area, as for the shop at large where none is chosen yet. */
export function shopFor<Shop extends Pick<ShopDetails, "areaRules" | "deliveryFees" | "minimumOrder">>(
	shop: Shop,
	area: string | null,
): Shop & { extraMinutes: number } {
	const rule = shop.areaRules.find((one) => one.area === area);
	return {
		...shop,
		deliveryFees: rule?.deliveryFees ?? shop.deliveryFees,
		minimumOrder: rule?.minimumOrder ?? shop.minimumOrder,
		extraMinutes: rule?.extraMinutes ?? 0,
	};
}
