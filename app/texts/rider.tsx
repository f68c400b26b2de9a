"use client";

import { textsOf } from "./texts-of";

export const RiderTexts = textsOf({
	en: async () => (await import("./rider.en")).RiderMessages,
	ur: async () => (await import("./rider.ur")).RiderMessages,
});
