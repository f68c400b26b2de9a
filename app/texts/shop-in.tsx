"use client";

import { textsOf } from "./texts-of";

/** What is said on every page of the shop, in this language. */
export const ShopTextsIn = textsOf({
	en: async () => (await import("./shop.en")).ShopMessages,
	ur: async () => (await import("./shop.ur")).ShopMessages,
});
