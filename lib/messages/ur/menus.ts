import type { menus as english } from "../en/menus";
import type { Translation } from "../translation";

export const menus: Translation<typeof english> = {
	side: {
		"/": "ہوم",
		"/all-products": "سب چیزیں",
		"/about": "ہمارے بارے میں",
		"/faq": "عام سوال",
		"/contact": "رابطہ",
	},
	customer: { "/my-orders": "میرے آرڈر", "/favourites": "میری پسند", "/account": "میرا اکاؤنٹ" },
	notVerified: "ای میل کی تصدیق باقی ہے",
	register: "نیا اکاؤنٹ",
	language: "زبان",
};
