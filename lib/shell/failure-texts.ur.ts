import type { Translation } from "@/lib/text/messages";
import type { broken as brokenEn, failure as failureEn } from "./failure-texts.en";

export const broken: Translation<typeof brokenEn> = {
	contact: "رابطہ کریں",
	hint: "آپ کی ٹوکری محفوظ ہے۔ اگر آپ آرڈر کر رہے تھے تو دوبارہ کوشش سے پہلے میرے آرڈر دیکھ لیں۔",
};

export const failure: Translation<typeof failureEn> = {
	broken: "ہماری طرف سے کچھ خراب ہو گیا",
	tryAgain: "دوبارہ کوشش کریں",
	orders: "آرڈر نہیں کھل سکے",
};
