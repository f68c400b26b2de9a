import type { buying as english } from "../en/buying";
import type { Translation } from "../translation";

export const buying: Translation<typeof english> = {
	addToCart: "ٹوکری میں ڈالیں",
	addFor: (rupees) => `ڈالیں · ${rupees}`,
	buyNow: "ابھی خریدیں",
	each: (quantity, rupees) => `${quantity} عدد، ہر ایک ${rupees}`,
	zoom: (name) => `${name} کی تصویر بڑی کریں`,
	picturesOf: (name) => `${name} کی تصویریں`,
	picture: (number, count) => `${count} میں سے تصویر ${number}`,
	wholePicture: "پوری تصویر دکھائیں",
	doublePicture: "تصویر دگنی کریں",
	tellMe: "آ جائے تو بتائیں",
	doNotTell: "اب نہ بتائیں",
	willMail: "جب آئے گی، ایک ای میل کر دیں گے۔",
	oneMail: "بس ایک ای میل، اور کچھ نہیں۔",
	failed: "یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔",
};
