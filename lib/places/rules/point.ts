import * as library from "pluscodes";

export const LINK_NOT_READ = "We could not read a place from this link";
export const NOT_IN_PAKISTAN = "Please choose a place in Pakistan";
export const MAX_LANDMARK = 120;

/** By name, or under the default, where Node loads it without a bundler. */
const named = "default" in library && typeof library.default === "object" ? library.default : {};
const { decode, encode, expand } = { ...library, ...named };

/** A place on the earth; degrees. */
export type Point = { lat: number; lng: number };

/** The middle of Jhang, to which short plus codes are read. */
const JHANG = { latitude: 31.2698, longitude: 72.3169 };

export type Place = { landmark: string | null; point: Point | null; plusCode: string | null };

/** About a decimetre. */
const DECIMALS = 1e6;

export function pointOf(lat: number, lng: number): Point {
	const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;
	return { lat: rounded(lat), lng: rounded(lng) };
}

/** The place's plus code (Open Location Code), whole: `8J3H789H+4Q`. */
export function plusCodeOf({ lat, lng }: Point): string {
	return encode({ latitude: lat, longitude: lng }) ?? "";
}

/** What is kept of a place, as answers carry it. */
export function placeOf({ landmark, point }: { landmark?: string | null; point?: Point | null }): Place {
	return {
		landmark: landmark ?? null,
		point: point ? { lat: point.lat, lng: point.lng } : null,
		plusCode: point ? plusCodeOf(point) : null,
	};
}

/** The code as people here say it: without what all of Jhang has in common, null for what is further away. */
export function shortPlusCode(point: Point): string | null {
	const code = plusCodeOf(point);
	const short = code.slice(4);
	return expand(short, JHANG) === code ? short : null;
}

const CODE =
	/^((?:[2-9CFGHJMPQRVWX]{2}){1,4}\+[2-9CFGHJMPQRVWX]{2})([2-9CFGHJMPQRVWX]{0,5})(?:[\s,،]+(.+))?$/;
const OUR_CITY = /jhang|جھنگ/i;

/** The place that a plus code means, a short one in Jhang: with the city's name behind it or nothing. Null for any other text. */
export function pointOfPlusCode(text: string): Point | null {
	const [, code = "", rest = "", words = ""] =
		CODE.exec(text.trim().replace(/^\S+/, (first) => first.toUpperCase())) ?? [];
	const isWhole = code.indexOf("+") === 8;
	if (!isWhole && words !== "" && !OUR_CITY.test(words)) return null;
	const whole = expand(code, JHANG);
	const place = whole && decode(whole + rest);
	return place ? pointOf(place.latitude, place.longitude) : null;
}
