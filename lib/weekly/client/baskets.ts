"use client";

import { call, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import type { BasketDraft, WeeklyBasket, WeeklyOrder } from "../rules";
import type { BasketChange } from "../schema";

/** Says what came of a request; null where it was refused. */
async function told<Answer extends { message: string }>(
	request: Promise<Answer>,
	failed: string,
): Promise<Answer | null> {
	try {
		const answer = await request;
		toast.success(answer.message);
		return answer;
	} catch (error) {
		toast.error(messageOf(error, failed));
		return null;
	}
}

/** What is sent of a draft: prices never are. */
function bodyOf({ items, ...draft }: BasketDraft) {
	return {
		...draft,
		items: items.map(({ product, quantity, ifMissing }) => ({ product, quantity, ifMissing })),
	};
}

/** Makes a weekly basket, once a key; null where it was refused, which the customer has then been told. */
export async function makeBasket(
	draft: BasketDraft,
	key: string,
	failed: string,
): Promise<WeeklyBasket | null> {
	const request = call("POST /api/user/baskets", {
		body: bodyOf(draft),
		headers: { "idempotency-key": key },
	});
	return (await told(request, failed))?.basket ?? null;
}

/** Saves what was changed of one. */
export async function saveBasket(
	id: string,
	draft: BasketDraft,
	failed: string,
): Promise<WeeklyBasket | null> {
	return (
		(await told(call("PUT /api/user/baskets/{id}", { params: { id }, body: bodyOf(draft) }), failed))
			?.basket ?? null
	);
}

/** Pauses or wakes one, or leaves its next time out. */
export async function switchBasket(
	id: string,
	body: Pick<BasketChange, "isPaused" | "skipNext">,
	failed: string,
): Promise<WeeklyBasket | null> {
	try {
		return (await call("PUT /api/user/baskets/{id}", { params: { id }, body })).basket;
	} catch (error) {
		toast.error(messageOf(error, failed));
		return null;
	}
}

/** Ends one; answers whether that worked. */
export async function deleteBasket(id: string, failed: string): Promise<boolean> {
	return (await told(call("DELETE /api/user/baskets/{id}", { params: { id } }), failed)) !== null;
}

/** Leaves the order behind a mail's link out. */
export async function skipWeeklyOrder(token: string, failed: string): Promise<WeeklyOrder | null> {
	return (await told(call("DELETE /api/weekly-order/{token}", { params: { token } }), failed))?.order ?? null;
}
