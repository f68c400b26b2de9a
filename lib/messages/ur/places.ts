import type { places as english } from "../en/places";
import type { Translation } from "../translation";

/** What the areas that every shop begins with are called; the owner writes others as they are to be read. */
const AREAS: Readonly<Record<string, string>> = {
	"Civil Lines": "سول لائنز",
	"Satellite Town": "سیٹلائٹ ٹاؤن",
	"Gojra Road": "گوجرہ روڈ",
	"Ayub Chowk": "ایوب چوک",
	"Chiniot Road": "چنیوٹ روڈ",
	"Jhang Sadar": "جھنگ صدر",
	"Shorkot Road": "شورکوٹ روڈ",
	"Mohala Hadri": "محلہ ہادری",
	"Milad Chowk": "میلاد چوک",
	"Mohala Purana Bag": "محلہ پرانا باغ",
};

export const places: Translation<typeof english> = {
	city: "جھنگ",
	province: "پنجاب",
	area: (name) => AREAS[name] ?? name,
};
