import { EARLY_INPUT_SCRIPT } from "@/lib/domain/early-input-script.mjs";
import { LATE_SCRIPTS_SCRIPT, LATER_STYLES_SCRIPT } from "@/lib/domain/early-scripts.mjs";
import { FACES_SCRIPT } from "@/lib/domain/faces-script.mjs";

/**
 * Puts a page's style sheets, faces and scripts in place once they have come; it is painted without them
 * (docs/decisions/0080), and what is pressed and typed meanwhile is kept (docs/decisions/0106).
 */
export function LaterScripts() {
	return (
		<>
			<script>{LATER_STYLES_SCRIPT}</script>
			<script>{FACES_SCRIPT}</script>
			<script>{LATE_SCRIPTS_SCRIPT}</script>
			<script>{EARLY_INPUT_SCRIPT}</script>
		</>
	);
}
