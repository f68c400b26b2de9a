import "server-only";
import { accountCalls, sessionCalls } from "./accounts";
import { addressCalls } from "./addresses";
import { backInStockCalls } from "./back-in-stock";
import { basketCalls } from "./baskets";
import type { Call } from "./call";
import { cartCalls } from "./cart";
import { cashCalls } from "./cash";
import { catalogueCalls } from "./catalogue";
import { contactCalls } from "./contact";
import { couponCalls, sellerCouponCalls } from "./coupons";
import { creditCalls } from "./credit";
import { deliveryCalls } from "./deliveries";
import { notificationCalls } from "./notifications";
import { operationCalls } from "./operations";
import { orderCalls } from "./orders";
import { packingCalls } from "./packing";
import { passkeyCalls, sellerPasskeyCalls } from "./passkeys";
import { paymentCalls, startPaymentCalls } from "./payments";
import { pictureCalls } from "./pictures";
import { productCalls } from "./products";
import { pushCalls } from "./push";
import { refundCalls } from "./refunds";
import { reportCalls, sellerReportCalls } from "./reports";
import { reviewCalls } from "./reviews";
import { secondFactorCalls } from "./second-factor";
import { sellerOrderCalls } from "./seller-orders";
import { sellerSessionCalls } from "./seller-session";
import { shopCalls } from "./shop";
import { stockCalls } from "./stock";
import { teamCalls } from "./team";
import { unknownCalls } from "./unknown";
import { usualCalls } from "./usuals";
import { simulatorCalls } from "./wallet-simulator";

function listed(...groups: Readonly<Record<string, Call>>[]): Call[] {
	return groups.flatMap((group) => Object.values(group));
}

/** The parts of the contract, in the order in which a reader wants them. */
export const CHAPTERS: readonly { name: string; calls: readonly Call[] }[] = [
	{
		name: "Shopping",
		calls: listed(catalogueCalls, usualCalls, backInStockCalls, cartCalls, reviewCalls, contactCalls),
	},
	{ name: "Accounts", calls: listed(sessionCalls, passkeyCalls, accountCalls, addressCalls, pushCalls) },
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
			stockCalls,
			sellerOrderCalls,
			packingCalls,
			deliveryCalls,
			cashCalls,
			refundCalls,
			sellerCouponCalls,
			sellerReportCalls,
			notificationCalls,
		),
	},
	{ name: "Operations", calls: listed(operationCalls) },
];

/** Every call that a route file answers: the contract, and what no program outside is promised. */
export const ALL_CALLS: readonly Call[] = [
	...CHAPTERS.flatMap(({ calls }) => calls),
	...listed(pictureCalls, unknownCalls, simulatorCalls),
];
