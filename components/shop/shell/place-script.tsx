import { PLACE_SCRIPT } from "@/lib/domain/early-scripts.mjs";

/** Behind the whole page: keeps the place of who has changed the language. */
export function PlaceScript() {
	return <script>{PLACE_SCRIPT}</script>;
}
