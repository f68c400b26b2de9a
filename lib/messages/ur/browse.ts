import type { PriceBand } from "@/lib/domain/browse";
import { isolated } from "@/lib/domain/isolate";
import type { browse as english } from "../en/browse";
import type { Translation } from "../translation";

const ENDS: Readonly<Record<PriceBand, string>> = {
	"under-500": "500 روپے سے کم میں بس اتنا ہی۔",
	"500-1000": "500 سے 1000 روپے تک بس اتنا ہی۔",
	"1000-2000": "1000 سے 2000 روپے تک بس اتنا ہی۔",
	"above-2000": "2000 روپے سے اوپر بس اتنا ہی۔",
};

export const browse: Translation<typeof english> = {
	products: "چیزیں",
	filterProducts: "چیزیں چنیں",
	showing: (count) => (count === 1 ? "1 چیز ملی" : `${count} چیزیں ملیں`),
	show: (count) => `${count} دیکھیں`,
	searchedFor: (text) => `”${isolated(text)}“`,
	end: (band) => ENDS[band],
	seeAllPrices: "سب قیمتیں دیکھیں",
	nothingFound: "کوئی چیز نہیں ملی",
	nothingCalled: (text) => `”${isolated(text)}“ نام کی کوئی چیز آج دکان پر نہیں۔`,
	nothingFits: "ایسی کوئی چیز آج دکان پر نہیں۔",
	clearFilters: "سب ہٹائیں",
	freshInstead: "اس کی جگہ، آج تازہ",
};
