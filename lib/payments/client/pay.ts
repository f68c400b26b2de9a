import { openAuth } from "@/lib/accounts/client/session";
import { provinceBeside } from "@/lib/accounts/rules/address";
import { reloadCart, settledCart } from "@/lib/cart/client/cart";
import { missingRequests } from "@/lib/cart/client/cart-choices";
import { ApiError, call, messageOf } from "@/lib/client/api";
import { messagesHere } from "@/lib/client/messages";
import { toast } from "@/lib/client/toast";
import { noteCouponRefusal } from "@/lib/coupons/client";
import type { DeliveryChoice } from "@/lib/delivery/rules";
import type { CreditPart } from "@/lib/money/client/credit";
import { addressOfEarlierOrder, keepPendingOrder } from "@/lib/orders/client/order-attempt";
import type { CheckoutErrors, CheckoutValues } from "@/lib/orders/rules/checkout-steps";

const FIELDS: Record<string, keyof CheckoutValues> = {
	userPhone: "walletPhone",
	email: "email",
	address: "streetAddress",
	"address.firstName": "firstName",
	"address.lastName": "lastName",
	"address.phoneNumber": "phone",
	"address.streetAddress": "streetAddress",
	"address.city": "city",
	"address.zipCode": "zipCode",
	"address.deliveryInstructions": "deliveryInstructions",
};

export type PayOutcome =
	| { kind: "leaving" }
	| { kind: "elsewhere"; href: string }
	| { kind: "stay"; errors: CheckoutErrors };

function fieldErrors(error: unknown): CheckoutErrors {
	if (!(error instanceof ApiError)) return {};
	const known = Object.entries(error.fields).flatMap(([name, message]) => {
		const field = FIELDS[name];
		return field ? [[field, message] as const] : [];
	});
	return Object.fromEntries(known);
}

/**
 * Begins the payment and leaves for the wallet, with the pending order stored (spec 4). The amount in rupees is what the
 * shopper saw as left to pay beside their coupon and credit. What went wrong has been said in a toast; `elsewhere`: prices or stock changed and the cart shows
 * them, or this cart is an order already.
 */
export async function pay(
	values: CheckoutValues,
	{ deliveryTime, slot, area }: DeliveryChoice & { area: string | null },
	{ amountToPay, isUsed, coupon }: Pick<CreditPart, "amountToPay" | "isUsed"> & { coupon: string | null },
): Promise<PayOutcome> {
	const { lines, cartVersion } = await settledCart();
	const { items, ifMissing } = missingRequests(lines);
	const { firstName, lastName, streetAddress, phone, city, zipCode, deliveryInstructions } = values;
	const written = { firstName, lastName, streetAddress, phoneNumber: phone, city, zipCode };
	const address = deliveryInstructions.trim() ? { ...written, deliveryInstructions } : written;
	const pending = {
		items: lines.map(({ productId, quantity }) => ({ productId, quantity })),
		...{ address, deliveryTime },
	};
	const userPhone = values.walletPhone.replaceAll("-", "");
	try {
		const { redirectUrl } = await call(`POST /api/payment/${values.wallet}`, {
			body: {
				...{ items, area, deliveryTime, ifMissing },
				...(slot && { slot: slot.id }),
				...(coupon && { coupon }),
				...{
					amount: amountToPay,
					useCredit: isUsed,
					cartVersion,
					userPhone,
					email: values.email ?? undefined,
				},
				address: { ...address, state: provinceBeside(city) },
			},
		});
		keepPendingOrder(pending);
		window.location.assign(redirectUrl);
		return { kind: "leaving" };
	} catch (error) {
		noteCouponRefusal(error, true);
		const earlier = addressOfEarlierOrder(error);
		if (earlier) {
			await reloadCart();
			return { kind: "elsewhere", href: earlier };
		}
		toast.error(messageOf(error, messagesHere("checkout").notBegun), "checkout");
		// What was typed stays where it is: they are still who they were.
		if (error instanceof ApiError && error.status === 401) openAuth("login");
		if (!(error instanceof ApiError && error.status === 409))
			return { kind: "stay", errors: fieldErrors(error) };
		await reloadCart();
		return { kind: "elsewhere", href: "/cart" };
	}
}
