import { CITY, PROVINCE } from "@/lib/domain/areas";
import { areaInUrdu, CITY_IN_URDU, PROVINCE_IN_URDU } from "@/lib/domain/areas-in-urdu";
import { isolated } from "@/lib/domain/isolate";
import type { places as english } from "../en/places";
import type { Translation } from "../translation";

const AROUND: Readonly<Record<string, string>> = { [CITY]: CITY_IN_URDU, [PROVINCE]: PROVINCE_IN_URDU };

const placeInUrdu = (name: string) => AROUND[name] ?? areaInUrdu(name);

export const places: Translation<typeof english> = {
	city: CITY_IN_URDU,
	province: PROVINCE_IN_URDU,
	// An address that is made of known places alone is read in Urdu.
	address: (text) => {
		const parts = text.split(/\s*,\s*/);
		const isKnown = parts.every((part) => placeInUrdu(part) !== part);
		return isKnown ? parts.map(placeInUrdu).join("، ") : isolated(text);
	},
	area: areaInUrdu,
};
