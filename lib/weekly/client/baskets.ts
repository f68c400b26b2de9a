import { call } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import type { BasketDraft, WeeklyBasket, WeeklyOrder } from "../rules";
import type { BasketChange } from "../schema";

/** The answer, after its message has been said. */
async function notified<Answer extends { message: string }>(request: Promise<Answer>): Promise<Answer> {
	const answer = await request;
	toast.success(answer.message);
	return answer;
}

/** What is sent of a draft: prices never are. */
function bodyOf({ items, ...draft }: BasketDraft) {
	return {
		...draft,
		items: items.map(({ product, quantity, ifMissing, wish, note }) => ({
			...{ product, quantity, ifMissing, wish, note },
		})),
	};
}

/** Makes a weekly basket, once a key. Throws ApiError, as all of these do. */
export async function makeBasket(draft: BasketDraft, key: string): Promise<WeeklyBasket> {
	const options = { body: bodyOf(draft), headers: { "idempotency-key": key } };
	return (await notified(call("POST /api/user/baskets", options))).basket;
}

/** Saves what was changed of one. */
export async function saveBasket(id: string, draft: BasketDraft): Promise<WeeklyBasket> {
	return (await notified(call("PUT /api/user/baskets/{id}", { params: { id }, body: bodyOf(draft) }))).basket;
}

/** Pauses or wakes one, or leaves its next time out. */
export async function switchBasket(
	id: string,
	body: Pick<BasketChange, "isPaused" | "skipNext">,
): Promise<WeeklyBasket> {
	return (await call("PUT /api/user/baskets/{id}", { params: { id }, body })).basket;
}

/** Ends one. */
export async function deleteBasket(id: string): Promise<void> {
	await notified(call("DELETE /api/user/baskets/{id}", { params: { id } }));
}

/** Leaves the order behind a mail's link out. */
export async function skipWeeklyOrder(token: string): Promise<WeeklyOrder> {
	return (await notified(call("DELETE /api/weekly-order/{token}", { params: { token } }))).order;
}
