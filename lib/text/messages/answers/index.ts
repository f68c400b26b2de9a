import { ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { orderStates } from "@/lib/orders/state-texts.ur";
import { clock, MONTHS as URDU_MONTHS, WEEKDAYS as URDU_WEEKDAYS } from "@/lib/shell/time-texts.ur";
import { MONTHS, WEEKDAYS } from "@/lib/text/dates";
import { isolated } from "@/lib/text/isolate";
import { fields, type Texts, translatorOf, walletName } from "./fields";
import { baskets, cancelReasons, orders, payments, riderReasons, riders } from "./orders";
import { accounts, general, shopping } from "./shopping";

const SHORT_MONTHS = MONTHS.map((name) => name.slice(0, 3));

const DATE = new RegExp(`\\b(${SHORT_MONTHS.join("|")})\\w* (\\d{1,2})(?:, (\\d{4}))?`, "g");
const WEEKDAY = new RegExp(`\\b(${WEEKDAYS.join("|")})\\b`, "g");
const TIME = /\b(\d{1,2})(?::(\d\d))? ([AP])M\b/g;

function dateOf(_: string, month: string, day: string, year: string | undefined): string {
	return `${day} ${URDU_MONTHS[SHORT_MONTHS.indexOf(month)]}${year ? ` ${year}` : ""}`;
}

function timeOf(_: string, hour: string, minutes: string | undefined, half: string): string {
	return clock(((Number(hour) % 12) + (half === "P" ? 12 : 0)) * 60 + Number(minutes ?? 0));
}

/** A time as English sentences say it (`tomorrow by 9:00 AM`, `tonight by 12:30 AM`, `Nov 21, 2026, 6:40 PM`), in Urdu. */
export function spokenTime(english: string): string {
	const said = english
		.replace(DATE, dateOf)
		.replace(WEEKDAY, (day) => URDU_WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % 7] ?? day)
		.replace(/\btonight\b/, "today")
		.replace(/\btoday\b/, "آج")
		.replace(/\btomorrow\b/, "کل")
		// The hour itself says that it is night.
		.replace(/ night\b/, "")
		.replace(TIME, timeOf)
		.replaceAll(", ", "، ");
	return /\bby /.test(said) ? `${said.replace(/\bby /, "")} تک` : said;
}

/** A state of an order, in Urdu. */
export function statusName(status: string): string {
	const known = ORDER_STATUSES.find((one) => one === status);
	return known ? orderStates.name(known) : isolated(status);
}

/** What the shop's calls say to customers and riders, as it is thrown in English, in Urdu. */
export const answers: Texts = {
	...general,
	...fields,
	...accounts,
	...shopping,
	...orders,
	...cancelReasons,
	...riderReasons,
	...baskets,
	...payments,
	...riders,
};

/** The Urdu of what a call says; null where there is none. */
export const translateAnswer = translatorOf(answers, {
	wallet: walletName,
	first: walletName,
	second: walletName,
	status: statusName,
	next: statusName,
	when: spokenTime,
});
