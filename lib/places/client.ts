import { type Point, pointOf } from "./rules/point";

/** Where this device is, and within how many metres; or that nobody may know, or does. */
export type Sighting = { point: Point; accuracy: number } | "refused" | "unknown";

/** Whoever waits for longer is indoors; milliseconds. */
const PATIENCE_MS = 10_000;

/** Asks the device where it is, once and as exactly as it can. To be called on a press alone: it may ask its person. */
export function lookAround(): Promise<Sighting> {
	return new Promise((resolve) => {
		if (!("geolocation" in navigator)) return resolve("unknown");
		navigator.geolocation.getCurrentPosition(
			({ coords }) =>
				resolve({ point: pointOf(coords.latitude, coords.longitude), accuracy: Math.ceil(coords.accuracy) }),
			({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? "refused" : "unknown"),
			{ enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
		);
	});
}
