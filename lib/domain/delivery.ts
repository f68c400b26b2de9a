import type { PaymentType } from "./order";
import type { OrderStatus } from "./order-states";

/** An order as its rider reads it; rupees, times ISO 8601. No more of its customer than the way to the door needs. */
export type Delivery = {
	_id: string;
	number: string;
	firstName: string;
	phone: string;
	address: string;
	area: string;
	/** What the rider should know; empty where nothing was said. */
	instructions: string;
	/** How many pieces it holds. */
	itemCount: number;
	/** How many lines it holds. */
	lineCount: number;
	/** The cash to take at the door; 0 for what is paid. */
	toCollect: number;
	paymentType: PaymentType;
	promisedAt: string;
	status: OrderStatus;
	/** What was packed otherwise than it was ordered, a sentence each. */
	changes: string[];
	/** How many wrong codes are still taken; at 0 it is delivered with a reason only. */
	triesLeft: number;
	rider: { _id: string; name: string };
};

/** What a rider took, what of it the shop has, and what is still with them; rupees. */
export type CashInHand = { collected: number; handedOver: number; outstanding: number };

/** What a rider did today; `onTime` of the `delivered` came by their promise. */
export type RidersDay = { delivered: number; onTime: number };

/** So many wrong codes are taken for an order. */
export const WRONG_CODES = 5;

export const DELIVERY_NOT_FOUND = "Delivery not found";
export const RIDER_NOT_FOUND = "This rider does not exist";
export const NOT_A_RIDER = "Deliveries can only be given to an active rider";
export const CODE_OR_REASON = "Please enter the customer's 4 digits, or say why without them";
export const REASON_NEEDED = "Please say why it was not delivered";
export const ONLY_WITH_REASON = "Too many wrong codes. Please say why without the code.";
export const KEY_OF_ANOTHER_STEP = "This key was used for another step";

/** What is said of a wrong code, and how many more are taken. */
export function wrongCodeText(triesLeft: number): string {
	if (triesLeft === 0) return `This code does not fit. ${ONLY_WITH_REASON}`;
	return `This code does not fit. ${triesLeft} ${triesLeft === 1 ? "try" : "tries"} left.`;
}
