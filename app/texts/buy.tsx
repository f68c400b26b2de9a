"use client";

import { textsOf } from "./texts-of";

export const BuyTexts = textsOf({
	en: async () => (await import("./buy.en")).BuyMessages,
	ur: async () => (await import("./buy.ur")).BuyMessages,
});
