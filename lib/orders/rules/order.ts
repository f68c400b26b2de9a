import type { z } from "zod";
import type { AddressInput } from "@/lib/accounts/schema";
import { WALLET_NAMES, type WalletName } from "@/lib/payments/rules";
import type { order, orderFields } from "../shapes";
import { isCalledOff, isPurchase } from "./order-states";
import type { SellerOrder } from "./seller-order";

export type PaymentType = "Cash On Delivery" | WalletName;
export const PAYMENT_TYPES: readonly PaymentType[] = ["Cash On Delivery", ...Object.values(WALLET_NAMES)];

/** A first order for much cash waits for a yes, and has it then. */
export type Confirmation = NonNullable<Order["confirmation"]>;

export type PaymentStatus = Order["paymentStatus"];

/** Where an order goes, and what the rider should know (spec 3). */
export type OrderAddress = AddressInput & { deliveryInstructions?: string };

/** One line as it was bought; `unitPrice` in rupees, of a kg where it is weighed. */
export type OrderLine = Order["items"][number];

/** One step of an order's story: who took it, where somebody did, and why it was cancelled; the team alone reads a name. */
export type OrderEvent = SellerOrder["statusHistory"][number];

/** A time of the day that a customer picked; ISO 8601. */
export type ChosenSlot = { id: string; from: string; to: string };

/** The weekly basket that became an order: for which day, what of it could not be bought, and whether it comes at another time than usual. */
export type WeeklyOrigin = NonNullable<Order["weekly"]>;

/** An order as the customer and the seller read it (spec 3); amounts in rupees, times ISO 8601. */
export type Order = z.output<z.ZodObject<typeof orderFields>>;

/** An order as its customer alone reads it: with the four digits for the rider, null once it needs them no more. */
export type OwnOrder = z.output<typeof order>;

/** The short number people say on the phone, read from the order's id: `SBZ-3F9A2C`. */
export function orderNumber(orderId: string): string {
	return `SBZ-${orderId.slice(-6).toUpperCase()}`;
}

/** The number's signs in the groups in which people say them: `SBZ`, `3F9`, `A2C`. */
export function orderNumberGroups(number: string): string[] {
	const [mark = "", signs = ""] = number.split("-");
	return [mark, signs.slice(0, 3), signs.slice(3)];
}

/** The notes in which somebody says that they pay; rupees. */
export const CASH_NOTES = [500, 1000, 5000] as const;
export type CashNote = (typeof CASH_NOTES)[number];

/** How many such notes are given for so many rupees: the fewest that are enough. */
export function notesFor(toCollect: number, note: CashNote): number {
	return Math.ceil(toCollect / note);
}

/** What a rider gives back, in rupees: 0 where nothing is to be taken or nobody has said how it is paid. */
export function changeFor(toCollect: number, note: CashNote | null | undefined): number {
	return note ? notesFor(toCollect, note) * note - toCollect : 0;
}

/** What of an order its sum follows from: as it was packed, once it is, and where it goes out. */
type Sum = Pick<Order, "amount" | "finalAmount" | "status">;

/** What an order comes to, in rupees. */
export function sumOf({ amount, finalAmount, status }: Sum): number {
	return isCalledOff(status) ? amount : (finalAmount ?? amount);
}

/** What credit paid of that, in rupees: a bag that comes to less takes less of it; what is cancelled gave back all. */
export function creditOf(order: Sum & Pick<Order, "creditUsed">): number {
	const { creditUsed, status } = order;
	return isPurchase(status) ? Math.min(creditUsed, sumOf(order)) : creditUsed;
}

/** What is left to pay in rupees where a part was paid before; 0 where all or nothing of it is left. */
export function restToPay({ toCollect, ...order }: Sum & Pick<Order, "toCollect">): number {
	return toCollect < sumOf(order) ? toCollect : 0;
}

/** Whether its customer's credit pays for all of it, as it was ordered or is in the bag. */
export function isPaidByCredit({
	creditUsed,
	amountToPay,
	paymentType,
	finalAmount,
	amount,
}: Sum & Pick<Order, "creditUsed" | "amountToPay" | "paymentType">): boolean {
	const isForCash = paymentType === "Cash On Delivery";
	return creditUsed > 0 && (amountToPay === 0 || (isForCash && creditUsed >= (finalAmount ?? amount)));
}
