"use client";

import type { AddressInput } from "@/lib/accounts/schema";
import { ApiError } from "@/lib/client/api";
import type { DeliveryChoice } from "@/lib/delivery/rules";
import { sellerCall } from "@/lib/team/client/seller";
import type { Order } from "../rules/order";

export type Caller = { customer: { name: string; phone: string }; address: AddressInput };

/** Who ordered from this number before, and where it went; null where nobody has. Throws ApiError. */
export async function findCaller(phone: string): Promise<Caller | null> {
	try {
		return await sellerCall<Caller>("GET", `/api/order/phone?phone=${encodeURIComponent(phone)}`);
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) return null;
		throw error;
	}
}

/** What is written down while somebody is on the phone. */
export type PhoneOrderInput = {
	customer: { name: string; phone: string };
	address: Pick<AddressInput, "streetAddress" | "city" | "state" | "zipCode">;
	items: { product: string; quantity: number }[];
	note: string;
	delivery: DeliveryChoice;
	/** Rupees, as they were said to the caller. */
	amount: number;
	/** The same for one form: pressed twice it is one order. */
	key: string;
};

/** Places a cash order for somebody on the phone; throws ApiError. */
export async function placePhoneOrder(input: PhoneOrderInput): Promise<{ order: Order; message: string }> {
	const { delivery, key, note, ...order } = input;
	const { deliveryTime, slot } = delivery;
	return sellerCall("POST", "/api/order/phone", {
		headers: { "idempotency-key": key },
		body: { ...order, deliveryTime, ...(slot && { slot: slot.id }), ...(note.trim() && { note }) },
	});
}
