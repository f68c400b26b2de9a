import { CITY, PROVINCE } from "@/lib/domain/areas";

/** Where the shop delivers. */
export const places = {
	city: CITY,
	province: PROVINCE,
	/** An area's name as the shop's details have it. */
	area: (name: string) => name,
	/** Where the shop is, as its details have it. */
	address: (text: string) => text,
};
