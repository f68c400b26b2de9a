import type { frame as english } from "../en/frame";
import type { Translation } from "../translation";

export const frame: Translation<typeof english> = {
	title: (shop) => `60 منٹ میں تازہ پھل اور سبزیاں، جھنگ · ${shop}`,
	tagline: "جھنگ کے لیے تازہ پھل، سبزیاں اور پیٹیاں۔ صبح چنی ہوئی، 60 منٹ میں آپ کے دروازے پر۔",
	company: "سبز",
	footer: {
		"/": "ہوم",
		"/about": "ہمارے بارے میں",
		"/faq": "عام سوال",
		"/contact": "رابطہ",
		"/privacy": "آپ کی معلومات کی حفاظت",
	},
	contact: "رابطہ",
	owner: (shop, city) => `© ${shop}، ${city}`,
	prices: "سب قیمتیں پاکستانی روپے میں",
	help: "مدد",
	backToCart: "ٹوکری میں واپس",
};
