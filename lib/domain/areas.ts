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

/** True when the written address contains the area's name, whatever its case (spec 5). */
export function addressNamesArea(addressText: string, area: string): boolean {
	return addressText.toLowerCase().includes(area.toLowerCase());
}

/** The first of these areas that the written address contains, or null when we do not deliver there. */
export function findArea(addressText: string, areas: readonly string[]): string | null {
	return areas.find((area) => addressNamesArea(addressText, area)) ?? null;
}
