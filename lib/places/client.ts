import { isInPakistan } from "./rules/pakistan";
import { type Point, pointOf } from "./rules/point";

/** Where this device is, and within how many metres; or that nobody may know, or that it is unknown or elsewhere than in Pakistan. */
export type Sighting = { point: Point; accuracy: number } | "refused" | "unknown";

/** Whoever waits for longer is indoors; milliseconds. */
const PATIENCE_MS = 10_000;

/** Asks the device where it is, once and as exactly as it can. To be called on a press alone: it may ask its person. */
export function lookAround(): Promise<Sighting> {
	return new Promise((resolve) => {
		if (!("geolocation" in navigator)) return resolve("unknown");
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				const point = pointOf(coords.latitude, coords.longitude);
				// The shop takes no other, nor what is sent along with it.
				resolve(isInPakistan(point) ? { point, accuracy: Math.ceil(coords.accuracy) } : "unknown");
			},
			({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? "refused" : "unknown"),
			{ enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
		);
	});
}
