import type { missingPage as english } from "../en/missing-page";
import type { Translation } from "../translation";

export const missingPage: Translation<typeof english> = {
	title: "یہ صفحہ نہیں ملا",
	heading: "یہ صفحہ ریڑھی سے گر گیا",
	reason: "لنک پرانا ہے یا لکھنے میں غلطی ہے۔",
	home: "ہوم پر جائیں",
	products: "سب چیزیں",
	offline: {
		title: "انٹرنیٹ نہیں ہے",
		hint: "آپ کی ٹوکری اسی فون میں محفوظ ہے۔ انٹرنیٹ آتے ہی یہ صفحہ خود کھل جائے گا۔",
		products: "پچھلی بار دیکھی ہوئی چیزیں",
	},
};
