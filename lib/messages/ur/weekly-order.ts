import { isolated } from "@/lib/domain/isolate";
import type { weeklyOrder as english } from "../en/weekly-order";
import type { Translation } from "../translation";

export const weeklyOrder: Translation<typeof english> = {
	skipped: "آرڈر چھوڑ دیا گیا۔",
	skippedText: "کچھ نہیں آئے گا۔ ہفتہ وار ٹوکری اگلی بار پھر آئے گی۔",
	tooLate: "یہاں آرڈر چھوڑنے میں دیر ہو گئی۔ ہمیں فون کریں، دیکھتے ہیں کیا ہو سکتا ہے۔",
	leftOut: "شامل نہیں:",
	notBought: (products) => `${products.map(isolated).join("، ")} نہیں مل سکیں۔`,
	comes: "کیا آئے گا",
	order: "آرڈر ",
	cash: "، دروازے پر نقد",
	skip: "یہ آرڈر چھوڑ دیں",
	sure: "چھوڑ دیں؟ اس بار کچھ نہیں آئے گا۔",
	yes: "چھوڑ دیں",
	keep: "رہنے دیں",
	failed: "یہ محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔",
};
