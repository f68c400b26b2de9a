import type { PriceBand, Sort } from "@/lib/domain/browse";
import type { filters as english } from "../en/filters";
import type { Translation } from "../translation";

const BANDS: Readonly<Record<PriceBand, string>> = {
	"under-500": "500 سے کم",
	"500-1000": "500-1000",
	"1000-2000": "1000-2000",
	"above-2000": "2000 سے زیادہ",
};
const CHOSEN: Readonly<Record<PriceBand, string>> = {
	"under-500": "500 روپے سے کم",
	"500-1000": "500-1000 روپے",
	"1000-2000": "1000-2000 روپے",
	"above-2000": "2000 روپے سے زیادہ",
};
const SORTS: Readonly<Record<Sort, string>> = {
	name: "نام سے",
	"price-low": "سستی پہلے",
	"price-high": "مہنگی پہلے",
	rating: "پسندیدہ پہلے",
};

export const filters: Translation<typeof english> = {
	category: "قسم",
	allCategories: "سب قسمیں",
	sort: "ترتیب",
	bestMatch: "ملتی پہلے",
	sortName: (sort) => SORTS[sort],
	price: "قیمت، روپے",
	allPrices: "سب",
	band: (band) => BANDS[band],
	chosenBand: (band) => CHOSEN[band],
	sortAndPrice: "ترتیب اور قیمت",
	clearAll: "سب ہٹائیں",
};
