/** What a customer may ask of a line (next day 4): one of the product's own wishes, and a note in their words. */
export const WISHES = ["ripe_today", "ripe_later", "small", "large", "firm", "for_cooking"] as const;
export type Wish = (typeof WISHES)[number];

/** What is asked of a line; null where nothing is. */
export type LineWish = { wish: Wish | null; note: string | null };

export const NO_WISH: LineWish = { wish: null, note: null };

/** Letters of a note, at most. */
export const MAX_NOTE = 80;

export const WISH_NOT_OFFERED = "This product does not take this wish";

/** A wish that the product has; null for one that it no longer has, and for none. */
export function offeredWish(wishes: readonly Wish[] | undefined, wish: Wish | null | undefined): Wish | null {
	return wish && wishes?.includes(wish) ? wish : null;
}

/** What a document keeps of it: only what there is. */
export function wishWordsOf({ wish, note }: Partial<LineWish>): { wish?: Wish; note?: string } {
	return { ...(wish ? { wish } : {}), ...(note ? { note } : {}) };
}

/** The same as answers carry it. */
export function lineWishOf({ wish, note }: Partial<LineWish>): LineWish {
	return { wish: wish ?? null, note: note ?? null };
}
