import "server-only";
import { accountCalls, addressCalls, phoneCalls, sessionCalls } from "@/lib/accounts/calls";
import { passkeyCalls, sellerPasskeyCalls } from "@/lib/accounts/passkey-calls";
import { aisleCalls, sellerAisleCalls } from "@/lib/aisles/calls";
import { buyingCalls } from "@/lib/buying/calls";
import { cartCalls } from "@/lib/cart/calls";
import { couponCalls, sellerCouponCalls } from "@/lib/coupons/calls";
import { customerCalls } from "@/lib/customers/calls";
import { backInStockCalls, usualCalls } from "@/lib/favourites/calls";
import { keyCalls, webhookCalls } from "@/lib/integrations/calls";
import { inboxCalls, whatsAppCalls } from "@/lib/messages/calls";
import { cashCalls, creditCalls, refundCalls } from "@/lib/money/calls";
import { notificationCalls, pushCalls } from "@/lib/notifications/calls";
import { orderCalls, sellerOrderCalls } from "@/lib/orders/calls";
import { packingCalls } from "@/lib/packing/calls";
import { paymentCalls, simulatorCalls, startPaymentCalls } from "@/lib/payments/calls";
import { privacyCalls } from "@/lib/privacy/calls";
import { catalogueCalls, feedCalls, keyedCalls, productCalls, urduFeedCalls } from "@/lib/products/calls";
import { reportCalls, sellerReportCalls } from "@/lib/reports/calls";
import { reviewCalls } from "@/lib/reviews/calls";
import { deliveryCalls } from "@/lib/riders/calls";
import { searchCalls } from "@/lib/searches/calls";
import { contactCalls, shopCalls } from "@/lib/shop/calls";
import { shoppingListCalls } from "@/lib/shopping-list/calls";
import { stockCalls } from "@/lib/stock/calls";
import { secondFactorCalls, sellerSessionCalls, teamCalls } from "@/lib/team/calls";
import { basketCalls } from "@/lib/weekly/calls";
import type { Call } from "./call";
import { operationCalls, pictureCalls, unknownCalls } from "./operations";

type Table = Readonly<Record<string, Call>>;
type CallIn<Of> = Of extends Table ? Of[keyof Of] : never;

function listed<Tables extends readonly Table[]>(...tables: Tables): CallIn<Tables[number]>[];
function listed(...tables: readonly Table[]): Call[] {
	return tables.flatMap((table) => Object.values(table));
}

const chapters = [
	{
		name: "Shopping",
		calls: listed(
			catalogueCalls,
			aisleCalls,
			feedCalls,
			shoppingListCalls,
			usualCalls,
			backInStockCalls,
			cartCalls,
			reviewCalls,
			contactCalls,
		),
	},
	{
		name: "Accounts",
		calls: listed(
			sessionCalls,
			phoneCalls,
			passkeyCalls,
			accountCalls,
			privacyCalls,
			addressCalls,
			pushCalls,
		),
	},
	{
		name: "Orders and payments",
		calls: listed(
			orderCalls,
			basketCalls,
			startPaymentCalls,
			paymentCalls,
			couponCalls,
			creditCalls,
			reportCalls,
		),
	},
	{
		name: "Seller",
		calls: listed(
			sellerSessionCalls,
			secondFactorCalls,
			sellerPasskeyCalls,
			teamCalls,
			shopCalls,
			productCalls,
			sellerAisleCalls,
			stockCalls,
			buyingCalls,
			searchCalls,
			sellerOrderCalls,
			customerCalls,
			packingCalls,
			deliveryCalls,
			cashCalls,
			refundCalls,
			sellerCouponCalls,
			sellerReportCalls,
			notificationCalls,
			inboxCalls,
			keyCalls,
			webhookCalls,
		),
	},
	{ name: "Operations", calls: listed(operationCalls, keyedCalls, whatsAppCalls) },
];

/** A call of the contract, as it is stated. */
export type StatedCall = (typeof chapters)[number]["calls"][number];

/** The parts of the contract, in the order in which a reader wants them. */
export const CHAPTERS: readonly { name: string; calls: readonly Call[] }[] = chapters;

/** Every call that a route file answers: the contract, and what no program outside is promised. */
export const ALL_CALLS: readonly Call[] = [
	...CHAPTERS.flatMap(({ calls }) => calls),
	...listed(urduFeedCalls, pictureCalls, unknownCalls, simulatorCalls),
];
