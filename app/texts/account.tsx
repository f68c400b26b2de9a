"use client";

import { textsOf } from "./texts-of";

export const AccountTexts = textsOf({
	en: async () => (await import("./account.en")).AccountMessages,
	ur: async () => (await import("./account.ur")).AccountMessages,
});
