import { isolated } from "@/lib/domain/isolate";
import type { sharedBasket as english } from "../en/shared-basket";
import type { Translation } from "../translation";

export const sharedBasket: Translation<typeof english> = {
	failed: "یہ ٹوکری نہیں کھل سکی",
	gone: "یہ اس وقت نہیں ملتیں:",
	goneNames: (names) => `${names.map(isolated).join("، ")}۔`,
	inside: "ٹوکری میں کیا ہے",
	join: "میری ٹوکری میں ڈالیں",
	empty: {
		title: "یہ چیزیں اب نہیں ملتیں",
		note: "لنک شاید پرانا ہے۔ دکان میں بہت کچھ ہے۔",
		browse: "چیزیں دیکھیں",
	},
};
