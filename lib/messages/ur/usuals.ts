import type { usuals as english } from "../en/usuals";
import type { Translation } from "../translation";

export const usuals: Translation<typeof english> = {
	title: "جو آپ اکثر لیتے ہیں",
	greeting: (firstName) => `${firstName}، جو آپ اکثر لیتے ہیں`,
	addAll: (count, rupees) => `سب ${count} ڈالیں · ${rupees}`,
	allInCart: "سب ٹوکری میں ہیں",
	weekly: "آپ کی ہفتہ وار ٹوکری",
	comma: "، ",
};
