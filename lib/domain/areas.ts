/** The areas of Jhang that the shop delivers to (spec 9). */
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

export type Area = (typeof AREAS)[number];

export const CITY = "Jhang";
export const PROVINCE = "Punjab";

/** True when the text names one of the serviced areas exactly. */
export function isArea(text: string): text is Area {
	return AREAS.some((area) => area === text);
}

/** True when the written address contains the area's name, whatever its case (spec 5). */
export function addressNamesArea(addressText: string, area: Area): boolean {
	return addressText.toLowerCase().includes(area.toLowerCase());
}

/** The first serviced area that the written address contains, or null when we do not deliver there. */
export function findArea(addressText: string): Area | null {
	return AREAS.find((area) => addressNamesArea(addressText, area)) ?? null;
}
