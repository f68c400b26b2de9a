/** What the shop's first areas are called in Urdu (lib/shop/rules/areas.ts); others are as the owner has written them. */
const AREAS_IN_URDU: Readonly<Record<string, string>> = {
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

export const CITY_IN_URDU = "جھنگ";
export const PROVINCE_IN_URDU = "پنجاب";

/** An area's name in Urdu; as it is where there is none. */
export function areaInUrdu(area: string): string {
	return AREAS_IN_URDU[area] ?? area;
}

/** The areas of Jhang that a shop delivers to that has said no others (spec 9). */
export const AREAS = [
	"Civil Lines",
	"Satellite Town",
	"Gojra Road",
	"Ayub Chowk",
	"Chiniot Road",
	"Jhang Sadar",
	"Shorkot Road",
	"Mohala Hadri",
	"Milad Chowk",
	"Mohala Purana Bag",
] as const;

export const CITY = "Jhang";
export const PROVINCE = "Punjab";
