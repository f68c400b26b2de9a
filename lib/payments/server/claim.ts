import "server-only";
import type { Customer } from "@/lib/accounts/server/guards";
import type { OnlineOrderInput } from "@/lib/orders/rules/checkout";
import type { OwnOrder } from "@/lib/orders/rules/order";
import { mustBeBuyer } from "@/lib/orders/server/buyer";
import { toOwnOrder } from "@/lib/orders/server/to-order";
import { ShopError } from "@/lib/server/platform/errors";
import type { PaymentDoc } from "@/models/payments";
import { WALLET_NAMES } from "../rules";
import { checkSoon } from "./check";
import { ownPayment } from "./find";
import { orderOfPayment } from "./to-order";

function isForTheseItems(payment: PaymentDoc, items: OnlineOrderInput["items"]): boolean {
	const wanted = new Map<string, number>();
	for (const { product, quantity } of items) wanted.set(product, quantity + (wanted.get(product) ?? 0));
	return (
		wanted.size === payment.lines.length &&
		payment.lines.every((line) => wanted.get(String(line.product)) === line.quantity)
	);
}

function mustFit(payment: PaymentDoc, input: OnlineOrderInput): void {
	if (payment.state !== "confirmed") {
		throw new ShopError("conflict", `${WALLET_NAMES[payment.wallet]} has not confirmed this payment`);
	}
	if (input.amount !== payment.amount) throw new ShopError("conflict", "This payment is of another amount");
	if (input.paymentType !== WALLET_NAMES[payment.wallet]) {
		throw new ShopError("conflict", "This payment was made with another wallet");
	}
	if (!isForTheseItems(payment, input.items)) {
		throw new ShopError("conflict", "This payment was made for other products");
	}
}

/**
 * The order of a payment that the wallet has confirmed to us (api.md). Asked again, the same order; it goes to the
 * address that was named when the payment began. Errors: 401, 403, 404 unknown or somebody else's payment, 409 not
 * confirmed or not for exactly this.
 */
export async function claimOrder(visitor: Customer | null, input: OnlineOrderInput): Promise<OwnOrder> {
	const customer = mustBeBuyer(visitor);
	const known = await ownPayment(customer._id, input.paymentId);
	await checkSoon(known);
	const payment = await ownPayment(customer._id, input.paymentId);
	mustFit(payment, input);
	return toOwnOrder(await orderOfPayment(payment));
}
