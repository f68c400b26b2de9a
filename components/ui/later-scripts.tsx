import { LATE_SCRIPTS_SCRIPT, LATER_STYLES_SCRIPT } from "@/lib/domain/early-scripts.mjs";
import { FACES_SCRIPT } from "@/lib/domain/faces-script.mjs";

/** Puts a page's style sheets, faces and scripts in place once they have come; it is painted without them (docs/decisions/0080). */
export function LaterScripts() {
	return (
		<>
			<script>{LATER_STYLES_SCRIPT}</script>
			<script>{FACES_SCRIPT}</script>
			<script>{LATE_SCRIPTS_SCRIPT}</script>
		</>
	);
}
