"use client";

import { useEffect } from "react";
import { Broken } from "@/components/shell/failures/broken";

/**
 * What stands in the place of a document whose own layout failed. The shop's sheet is fetched only then: every page
 * carries this, the staff's too, and Next has what it imports loaded ahead.
 */
export function BrokenDocument(failed: { error: unknown; retry: () => void }) {
	useEffect(() => {
		void import("./globals.css").catch(() => undefined);
	}, []);
	return (
		<main className="grid min-h-dvh place-content-center">
			<Broken {...failed} />
		</main>
	);
}
