import { CITY, PROVINCE } from "@/lib/domain/areas";
import { isolated } from "@/lib/domain/isolate";
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

/** An address that is made of these alone is read in Urdu. */
const PLACES: Readonly<Record<string, string>> = { ...AREAS, [CITY]: "جھنگ", [PROVINCE]: "پنجاب" };

export const places: Translation<typeof english> = {
	city: "جھنگ",
	province: "پنجاب",
	address: (text) => {
		const parts = text.split(/\s*,\s*/).map((part) => PLACES[part]);
		return parts.every((part) => part !== undefined) ? parts.join("، ") : isolated(text);
	},
	area: (name) => AREAS[name] ?? name,
};
