import type { faqSearch as english } from "../en/faq-search";
import type { Translation } from "../translation";

export const faqSearch: Translation<typeof english> = {
	label: "سوالوں میں تلاش",
	placeholder: "تلاش کریں، جیسے ڈیلیوری",
	found: (count) => (count === 1 ? "1 سوال ملا" : `${count} سوال ملے`),
	none: "ایسا کوئی سوال ابھی نہیں",
	all: "سب سوال دکھائیں",
	other: "کوئی اور لفظ لکھیں، یا ہم سے پوچھ لیں۔",
};
