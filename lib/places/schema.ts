import * as z from "zod";
import { readMapLink } from "./rules/map-link";
import { isInPakistan } from "./rules/pakistan";
import { LINK_NOT_READ, MAX_LANDMARK, NOT_IN_PAKISTAN, type Point, pointOf } from "./rules/point";

const NO_POINT = "The place must have lat and lng";

const degrees = z.number({ error: NO_POINT });

export const pointField = z
	.object({ lat: degrees, lng: degrees }, { error: NO_POINT })
	.refine(isInPakistan, NOT_IN_PAKISTAN)
	.transform(({ lat, lng }) => pointOf(lat, lng));

const landmarkField = z
	.string({ error: "The landmark must be text" })
	.trim()
	.max(MAX_LANDMARK, `Please use at most ${MAX_LANDMARK} characters`)
	.transform((text) => text || null);

const mapLinkField = z
	.string({ error: LINK_NOT_READ })
	.max(3000, LINK_NOT_READ)
	.transform((text, context): Point | null => {
		if (text.trim() === "") return null;
		const point = readMapLink(text);
		if (point && isInPakistan(point)) return point;
		context.addIssue({ code: "custom", message: point ? NOT_IN_PAKISTAN : LINK_NOT_READ });
		return z.NEVER;
	});

/** What finds a door beside its address; null takes it away. */
export const placeFields = { landmark: landmarkField.nullish(), point: pointField.nullish() };
/** The same as an address of a map, or a plus code. */
export const linkFields = { mapLink: mapLinkField.nullish() };

type Placed = { point?: Point | null; mapLink?: Point | null };

/** The address with the place that its link names, where it says none itself. */
export function withPlace<Address extends Placed>({ mapLink, ...address }: Address) {
	return mapLink && !address.point ? { ...address, point: mapLink } : address;
}
