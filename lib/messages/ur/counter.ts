import type { counter as english } from "../en/counter";
import type { Translation } from "../translation";

export const counter: Translation<typeof english> = {
	aisles: "قسمیں",
	all: "سب",
	cart: "ٹوکری",
	items: (count) => (count === 1 ? "1 چیز" : `${count} چیزیں`),
	cartHolds: (items) => `ٹوکری، ${items}: `,
	toGo: (amount) => `${amount} اور ڈالیں`,
};
