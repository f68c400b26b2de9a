import type { ui as english } from "../en/ui";
import type { Translation } from "../translation";

export const ui: Translation<typeof english> = {
	close: "بند کریں",
	optional: "(چاہیں تو)",
	showPassword: "پاس ورڈ دکھائیں",
	removeFilter: (filter) => `${filter} ہٹائیں`,
	failed: "کچھ گڑبڑ ہو گئی۔ دوبارہ کوشش کریں۔",
	unreached: "دکان سے رابطہ نہیں ہو سکا۔ کچھ نہیں بدلا۔",
	skip: "سیدھا صفحے پر جائیں",
	breadcrumb: "آپ یہاں ہیں",
	toasts: "پیغام",
	price: { before: "", after: "روپے", was: "پہلے " },
	stepper: { less: "ایک کم", more: "ایک اور", remove: "نکالیں" },
	stars: (count) => (count === 1 ? "1 ستارہ" : `${count} ستارے`),
	rating: (rating, reviews) => `5 میں سے ${rating}${reviews > 0 ? `، ${reviews} لوگوں کی رائے` : ""}`,
	theme: { dark: "گہرا رنگ", light: "ہلکا رنگ" },
};
