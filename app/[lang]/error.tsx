"use client";

import { Broken } from "@/components/shell/failures/broken";
import "../globals.css";

/** A page outside the shop's own layout failed. */
export default function DocumentError(failed: { error: unknown; retry: () => void }) {
	return (
		<main className="grid min-h-dvh place-content-center">
			<Broken {...failed} />
		</main>
	);
}
