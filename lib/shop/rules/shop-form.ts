import { dayOf, formatMonth, WEEKDAYS } from "@/lib/text/dates";
import {
	type DaySpan,
	everyDay,
	minutesOfDay,
	type OpeningHours,
	type SpecialHours,
	type WeekdayHours,
} from "./opening-hours";
import type { AreaRule, ShopDetails } from "./shop-details";

/** What can be typed for an area; empty is the shop's own. */
export const AREA_FIELDS = ["standard", "express", "slot", "minimumOrder", "extraMinutes"] as const;
const FEES = ["standard", "express", "slot"] as const;
export type AreaField = (typeof AREA_FIELDS)[number];

export type TypedArea = Record<AreaField, string> & {
	area: string;
	isActive: boolean;
	/** True where the shop keeps a rule for it. */
	hasRule: boolean;
};

type Details = Pick<ShopDetails, "areas" | "areaRules" | "deliveryFees" | "minimumOrder">;

/** What is so where an area says nothing, as it is typed. */
export function usualOf({ deliveryFees, minimumOrder }: Omit<Details, "areas" | "areaRules">) {
	const { standard, express, slot } = deliveryFees;
	return { standard, express, slot, minimumOrder, extraMinutes: 0 } satisfies Record<AreaField, number>;
}

export function likeShop(area: string): TypedArea {
	const blank = { standard: "", express: "", slot: "", minimumOrder: "", extraMinutes: "" };
	return { area, isActive: true, hasRule: false, ...blank };
}

/** All areas as the form shows them: blank where they are like the shop. */
export function typedAreas(details: Details): TypedArea[] {
	const usual = usualOf(details);
	return details.areas.map((area) => {
		const rule = details.areaRules.find((one) => one.area === area);
		if (!rule) return likeShop(area);
		const { deliveryFees, minimumOrder, extraMinutes } = rule;
		const own = { ...deliveryFees, minimumOrder, extraMinutes };
		const shown = AREA_FIELDS.map((field) => {
			const value = own[field] ?? usual[field];
			return [field, value === usual[field] ? "" : String(value)] as const;
		});
		return { ...likeShop(area), ...Object.fromEntries(shown), isActive: rule.isActive, hasRule: true };
	});
}

/** A figure as it was typed, or the text that is none, for the rules to name. */
export function figureOf(text: string): number | string {
	const plain = text.replace(/[\s,]/g, "");
	return plain !== "" && Number.isFinite(Number(plain)) ? Number(plain) : text;
}

/** The rules that are sent: of the areas that are not like the shop. */
export function sentRules(typed: readonly TypedArea[], shop: Parameters<typeof usualOf>[0]) {
	const usual = usualOf(shop);
	return typed
		.filter(({ isActive, ...fields }) => !isActive || AREA_FIELDS.some((field) => fields[field] !== ""))
		.map(({ area, isActive, ...fields }) => {
			const said = (field: AreaField) => (fields[field] === "" ? usual[field] : figureOf(fields[field]));
			const hasFees = FEES.some((fee) => fields[fee] !== "");
			return {
				area,
				isActive,
				deliveryFees: hasFees
					? { standard: said("standard"), express: said("express"), slot: said("slot") }
					: null,
				minimumOrder: fields.minimumOrder === "" ? null : said("minimumOrder"),
				extraMinutes: said("extraMinutes"),
			} satisfies Record<keyof AreaRule, unknown>;
		});
}

/** Fields that hold a figure, the fees of delivery among them; rupees, percent and pieces. */
const FIGURES = [
	"minimumOrder",
	"taxPercent",
	"lateCredit",
	"lowStockAt",
	"deliveryFees.standard",
	"deliveryFees.express",
	"deliveryFees.slot",
	"cashRules.days",
] as const;
/** Figures that mean nothing while they are blank: a capacity, a rule of cash. */
const MAY_BE_BLANK = [
	"slotCapacity",
	"cashRules.confirmFirstAbove",
	"cashRules.refusalsToWalletOnly",
	"cashRules.riderCashLimit",
] as const;
const TEXTS = ["name", "phone", "whatsapp", "email", "address", "opens", "closes"] as const;
const LISTS = ["closedDays", "areas", "hours", "specialHours"] as const;
const FIELDS = [...TEXTS, ...FIGURES, ...MAY_BE_BLANK, "phoneFirst", ...LISTS] as const;

export type ShopField = (typeof FIELDS)[number];
export type ShopLine = Exclude<ShopField, (typeof LISTS)[number] | "phoneFirst">;

/** The shop's details as they stand in the owner's form: what is typed is text until it is saved. */
export type TypedShop = Record<ShopLine, string> & {
	phoneFirst: boolean;
	closedDays: readonly string[];
	areas: readonly TypedArea[];
	/** The week's hours; null where every day is alike, and `opens` and `closes` say them. */
	hours: readonly WeekdayHours[] | null;
	specialHours: readonly SpecialHours[];
};

/** The details as the form shows them; a capacity without a limit is blank. */
export function typedShop(details: ShopDetails): TypedShop {
	const { deliveryFees, slotCapacity, cashRules } = details;
	// A field for a time of the day cannot hold one of the night after it.
	const isAlike = details.closes !== null && details.closes < "24:00";
	const orBlank = (figure: number | null) => (figure === null ? "" : String(figure));
	return {
		name: details.name,
		phone: details.phone ?? "",
		whatsapp: details.whatsapp ?? "",
		email: details.email ?? "",
		address: details.address ?? "",
		opens: (isAlike && details.opens) || "",
		closes: (isAlike && details.closes) || "",
		hours: isAlike ? null : details.hours,
		specialHours: details.specialHours,
		minimumOrder: String(details.minimumOrder),
		taxPercent: String(details.taxPercent),
		lateCredit: String(details.lateCredit),
		lowStockAt: String(details.lowStockAt),
		"deliveryFees.standard": String(deliveryFees.standard),
		"deliveryFees.express": String(deliveryFees.express),
		"deliveryFees.slot": String(deliveryFees.slot),
		slotCapacity: orBlank(slotCapacity),
		"cashRules.confirmFirstAbove": orBlank(cashRules.confirmFirstAbove),
		"cashRules.refusalsToWalletOnly": orBlank(cashRules.refusalsToWalletOnly),
		"cashRules.days": String(cashRules.days),
		"cashRules.riderCashLimit": orBlank(cashRules.riderCashLimit),
		phoneFirst: details.phoneFirst,
		closedDays: details.closedDays,
		areas: typedAreas(details),
	};
}

const isList = (name: ShopField): name is (typeof LISTS)[number] => LISTS.some((list) => list === name);
const isTime = (name: ShopField) => name === "opens" || name === "closes";

const isSpan = ({ from, to }: DaySpan) => from !== "" && minutesOfDay(to) > minutesOfDay(from);

/** The hours as they stand in the form; null while they are not typed to their end. */
export function typedHours({
	hours,
	opens,
	closes,
	specialHours,
	closedDays,
}: TypedShop): OpeningHours | null {
	const week = hours ?? everyDay(opens, closes);
	const spans = [...week, ...specialHours].flatMap((day) => day.spans);
	const isWhole = spans.every(isSpan) && week.some((day) => day.spans.length > 0);
	return isWhole ? { hours: week, specialHours, closedDays } : null;
}

/** The fields that no longer stand as they were. */
export function changedFields(typed: TypedShop, before: TypedShop): ShopField[] {
	// Opens and closes speak of every day alike, the list of all other weeks.
	const isSaid = (name: ShopField) =>
		name === "hours" ? typed.hours !== null : typed[name] !== "" || !isTime(name);
	return FIELDS.filter(
		(name) => isSaid(name) && JSON.stringify(typed[name]) !== JSON.stringify(before[name]),
	);
}

/**
 * What is typed over the details as they are by now: fields that still stand as they were before follow them, and so
 * does each day that was closed or opened elsewhere.
 */
export function typedOver(details: TypedShop, typed: TypedShop, before: TypedShop): TypedShop {
	const isClosed = (day: string) => {
		const isNow = details.closedDays.includes(day);
		return isNow === before.closedDays.includes(day) ? typed.closedDays.includes(day) : isNow;
	};
	const closedDays = [...new Set([...details.closedDays, ...typed.closedDays])].filter(isClosed).sort();
	const touched = FIELDS.filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(before[name]));
	return { ...details, ...Object.fromEntries(touched.map((name) => [name, typed[name]])), closedDays };
}

function sentOf(typed: TypedShop, name: ShopField): unknown {
	if (isList(name) || name === "phoneFirst") return typed[name];
	const mayBeBlank = MAY_BE_BLANK.some((figure) => figure === name);
	if (mayBeBlank && typed[name].trim() === "") return null;
	if (mayBeBlank) return figureOf(typed[name]);
	return FIGURES.some((figure) => figure === name) ? figureOf(typed[name]) : typed[name];
}

/** Areas are sent with their rules: both say where the shop delivers. */
function sentAreas({ areas, minimumOrder, ...typed }: TypedShop) {
	const [standard, express, slot] = FEES.map((time) => Number(figureOf(typed[`deliveryFees.${time}`])));
	const deliveryFees = { standard: standard ?? 0, express: express ?? 0, slot: slot ?? 0 };
	const usual = { deliveryFees, minimumOrder: Number(figureOf(minimumOrder)) };
	return { areas: areas.map(({ area }) => area), areaRules: sentRules(areas, usual) };
}

/** What is sent for these fields, as the rules of a change read it (`shop-details-schema.ts`). */
export function changeOf(typed: TypedShop, fields: readonly ShopField[]): Record<string, unknown> {
	const change: Record<string, unknown> = {};
	const groups: Record<string, Record<string, unknown>> = {};
	for (const name of fields) {
		const [field = name, part] = name.split(".");
		if (name === "areas") Object.assign(change, sentAreas(typed));
		else if (part) groups[field] = { ...groups[field], [part]: sentOf(typed, name) };
		else change[field] = sentOf(typed, name);
	}
	// What an area leaves blank is the shop's own: its rule goes out anew with that.
	const isUsualChanged = groups.deliveryFees !== undefined || "minimumOrder" in change;
	if (isUsualChanged && typed.areas.some(({ hasRule }) => hasRule))
		change.areaRules = sentAreas(typed).areaRules;
	return { ...change, ...groups };
}

/** The days of the week as a calendar heads its columns, Monday first. */
export const WEEKDAY_LETTERS = WEEKDAYS.map((name) => ({ name, letter: name.slice(0, 1) }));

/**
 * A month as a calendar draws it: its name, its days (`YYYY-MM-DD`), and how many columns stay blank before the first.
 * @param ahead so many months after the one of `now` in Jhang
 */
export function calendarMonth(now: number, ahead: number): { title: string; days: string[]; blanks: number } {
	const [year = 0, month = 1] = dayOf(new Date(now)).split("-").map(Number);
	const first = new Date(Date.UTC(year, month - 1 + ahead, 1));
	const length = new Date(Date.UTC(year, month + ahead, 0)).getUTCDate();
	const days = Array.from({ length }, (_, day) =>
		new Date(Date.UTC(year, month - 1 + ahead, day + 1)).toISOString().slice(0, 10),
	);
	return { title: formatMonth(first), days, blanks: (first.getUTCDay() + 6) % 7 };
}
