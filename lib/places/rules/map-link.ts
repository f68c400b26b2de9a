import { type Point, pointOf, pointOfPlusCode } from "./point";

/** Addresses of Google Maps, in their forms, and plus codes: read from what they say, and nobody is asked. */

const NUMBER = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
/** `31.27,72.31`, as maps write it in several of their parts, also with the name of the place behind it. */
const PAIR = new RegExp(String.raw`^(?:loc:)?\s*(${NUMBER})(?:\s*,\s*|\s+)(${NUMBER})\s*(?:\(.*\))?$`);
/** The pin of a place: `!3d31.27!4d72.31`; the last is the one that was chosen. */
const PIN = new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`, "g");
/** The pin of a way's end: `!1d72.31!2d31.27`. */
const END_OF_WAY = new RegExp(`!1d(${NUMBER})!2d(${NUMBER})`, "g");
/** The middle of what is shown: `@31.27,72.31,17z`. */
const MIDDLE = new RegExp(`^@(${NUMBER}),(${NUMBER})(?:,|$)`);
/** `31°16'10.6"N 72°19'12.0"E` */
const DEGREES =
	/^(\d{1,2})°(\d{1,2})['′](\d{1,2}(?:\.\d+)?)["″]([NS])[\s,+]+(\d{1,3})°(\d{1,2})['′](\d{1,2}(?:\.\d+)?)["″]([EW])$/;

const HOST = /^(?:(?:www|maps)\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;
const PLUS_CODES = "plus.codes";
/** What names the place itself, and only then what is shown around it. */
const QUERIES = ["query", "q", "destination", "daddr", "ll", "center", "viewpoint"];

function pair(match: RegExpExecArray | RegExpMatchArray | null | undefined): Point | null {
	return match ? pointOf(Number(match[1]), Number(match[2])) : null;
}

function ofDegrees(text: string): Point | null {
	const found = DEGREES.exec(text);
	if (!found) return null;
	const [lat, lng] = [found.slice(1, 5), found.slice(5, 9)].map(([whole, minutes, seconds, side = ""]) => {
		const degrees = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
		return "SW".includes(side) ? -degrees : degrees;
	});
	return pointOf(lat ?? 0, lng ?? 0);
}

/** A place as a part of an address names it. */
function named(text: string): Point | null {
	return pair(PAIR.exec(text.trim())) ?? ofDegrees(text.trim()) ?? pointOfPlusCode(text);
}

function firstOf<From>(all: Iterable<From>, read: (one: From) => Point | null): Point | null {
	for (const one of all) {
		const point = read(one);
		if (point) return point;
	}
	return null;
}

function decoded(part: string): string {
	try {
		return decodeURIComponent(part.replaceAll("+", " "));
	} catch {
		return part;
	}
}

/** `+` in a query is a blank, but a plus code keeps its own. */
function queryText(text: string): string {
	return text.replace(/^(\s*[2-9CFGHJMPQRVWX]{2,8}) (?=[2-9CFGHJMPQRVWX]{2,7}(?:[\s,]|$))/i, "$1+");
}

function ofUrl({ pathname, searchParams }: URL): Point | null {
	const parts = pathname.split("/").filter(Boolean).map(decoded);
	const pin = pair([...pathname.matchAll(PIN)].at(-1));
	const end = [...pathname.matchAll(END_OF_WAY)].at(-1);
	return (
		pin ??
		(end ? pointOf(Number(end[2]), Number(end[1])) : null) ??
		firstOf(QUERIES, (name) => named(queryText(searchParams.get(name) ?? ""))) ??
		firstOf(parts.toReversed(), (part) => named(queryText(part))) ??
		firstOf(parts, (part) => pair(MIDDLE.exec(part)))
	);
}

function asUrl(text: string): URL | null {
	const isBare = !/\s/.test(text) && text.includes(".") && text.includes("/");
	const address = /https?:\/\/\S+/i.exec(text)?.[0] ?? (isBare ? `https://${text}` : "");
	return URL.canParse(address) ? new URL(address) : null;
}

function isOfMaps({ hostname, pathname, protocol }: URL): boolean {
	const isMaps = hostname.startsWith("maps.") || /^\/maps(?:\/|$)/.test(pathname);
	return /^https?:$/.test(protocol) && HOST.test(hostname) && isMaps;
}

/** The place that an address of Google Maps or a plus code names; null where it names none. */
export function readMapLink(text: string): Point | null {
	const url = asUrl(text.trim());
	if (!url) return pointOfPlusCode(text);
	if (url.hostname === PLUS_CODES) return pointOfPlusCode(queryText(decoded(url.pathname.slice(1))));
	const point = isOfMaps(url) ? ofUrl(url) : null;
	return point && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}
