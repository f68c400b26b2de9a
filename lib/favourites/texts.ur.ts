import type { Translation } from "@/lib/text/messages";
import type { favourites as favouritesEn, usuals as usualsEn } from "./texts.en";

export const favourites: Translation<typeof favouritesEn> = {
	title: "میری پسند",
	none: "ابھی کوئی پسند نہیں",
	browse: "چیزیں دیکھیں",
	howTo: "کسی چیز پر دل دبائیں، وہ یہاں آ جائے گی۔",
};

export const usuals: Translation<typeof usualsEn> = {
	title: "جو آپ اکثر لیتے ہیں",
	greeting: (firstName) => `${firstName}، جو آپ اکثر لیتے ہیں`,
	addAll: (count, rupees) => `سب ${count} ڈالیں · ${rupees}`,
	allInCart: "سب ٹوکری میں ہیں",
	weekly: "آپ کی ہفتہ وار ٹوکری",
	comma: "، ",
};
