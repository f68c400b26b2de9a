"use client";

import { Broken } from "./broken";

/** In the place of a page outside the shop's own layout that failed. */
export function RootError({ error, retry }: { error: unknown; retry: () => void }) {
	return (
		<main className="grid min-h-dvh place-content-center">
			<Broken error={error} retry={retry} />
		</main>
	);
}
