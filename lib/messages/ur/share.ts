import type { share as english } from "../en/share";
import type { Translation } from "../translation";

export const share: Translation<typeof english> = {
	tagline: "جھنگ کے لیے تازہ پھل، سبزیاں اور پیٹیاں۔ صبح چنی ہوئی، 60 منٹ میں آپ کے دروازے پر۔",
	title: "صبح کی منڈی،\nآپ کے دروازے پر",
	line: "جھنگ کے لیے پھل، سبزیاں اور پیٹیاں",
	promise: ({ shop, minutes }) => `${shop}، ${minutes} منٹ میں آپ کے دروازے پر`,
	price: ({ amount, unit }) => (unit ? `${amount}، ${unit}` : amount),
	productAlt: "چیز کی تصویر، نام اور قیمت",
};
