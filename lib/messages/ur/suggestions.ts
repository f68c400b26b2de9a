import { isolated } from "@/lib/domain/isolate";
import type { suggestions as english } from "../en/suggestions";
import type { Translation } from "../translation";

export const suggestions: Translation<typeof english> = {
	products: "ملتی چیزیں",
	seeAll: (text) => `”${isolated(text)}“ کے سب نتیجے دیکھیں`,
	count: (count) => (count === 1 ? "1 چیز ملی" : `${count} چیزیں ملیں`),
};
