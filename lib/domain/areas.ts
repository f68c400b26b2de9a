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
