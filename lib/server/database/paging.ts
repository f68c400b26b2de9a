import "server-only";
import type { Place } from "@/lib/text/list-place";

type Condition = Record<string, unknown>;

/** What an entry must be to stand below this place in a list sorted newest first, by this field and then the id. */
export function belowPlace(field: string, { at, id }: Place): Condition {
	return { [field]: { $lte: at }, $nor: [{ [field]: at, _id: { $gte: id } }] };
}

/** What an entry must be to stand above this place. */
export function abovePlace(field: string, { at, id }: Place): Condition {
	return { [field]: { $gte: at }, $nor: [{ [field]: at, _id: { $lte: id } }] };
}
