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
		title: "اس ٹوکری کی کوئی چیز اب نہیں ملتی",
		note: "شاید بہت پہلے بھیجی گئی تھی۔ دکان میں اور بہت کچھ ہے۔",
		browse: "چیزیں دیکھیں",
	},
};
