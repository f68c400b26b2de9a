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

/** What they are called in Urdu; others are as the owner has written them. */
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

export const CITY = "Jhang";
export const PROVINCE = "Punjab";
export const CITY_IN_URDU = "جھنگ";
export const PROVINCE_IN_URDU = "پنجاب";

/** An area's name in Urdu; as it is where there is none. */
export function areaInUrdu(area: string): string {
	return AREAS_IN_URDU[area] ?? area;
}

/** Without case, and the letters that keyboards write in more than one way under one; of the same length. */
function folded(text: string): string {
	return text.toLowerCase().replace(/[يى]/g, "ی").replaceAll("ك", "ک").replaceAll("ه", "ہ");
}

/** Where a written address names the area, in English or in Urdu, whatever its case; null where it does not. */
export function areaWithin(addressText: string, area: string): { from: number; to: number } | null {
	const text = folded(addressText);
	for (const name of [area, areaInUrdu(area)]) {
		const from = text.indexOf(folded(name));
		if (from >= 0) return { from, to: from + name.length };
	}
	return null;
}

/** True when the written address contains the area's name, in English or in Urdu, whatever its case (spec 5). */
export function addressNamesArea(addressText: string, area: string): boolean {
	return areaWithin(addressText, area) !== null;
}

/** True for the name of our city as it is written in an address, in English or in Urdu. */
export function isOurCity(written: string): boolean {
	return [CITY, CITY_IN_URDU].some((name) => folded(name) === folded(written.trim()));
}

/** The first of these areas that the written address contains, or null when we do not deliver there. */
export function findArea(addressText: string, areas: readonly string[]): string | null {
	return areas.find((area) => addressNamesArea(addressText, area)) ?? null;
}
