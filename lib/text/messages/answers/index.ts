import { ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { orderStates } from "@/lib/orders/state-texts.ur";
import { isolated } from "@/lib/text/isolate";
import { accounts } from "./accounts";
import { fields, walletName } from "./fields";
import { general } from "./general";
import { baskets, cancelReasons, orders } from "./orders";
import { payments } from "./payments";
import { riders } from "./riders";
import { shopping } from "./shopping";
import { spokenTime } from "./spoken-time";
import { type Texts, translatorOf } from "./translator";

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
