"use client";

import { Broken } from "@/components/shop/failures/broken";

/** A page outside the shop's own layout failed. */
export default function RootError({ error, retry }: { error: unknown; retry: () => void }) {
	return (
		<main className="grid min-h-dvh place-content-center">
			<Broken error={error} retry={retry} />
		</main>
	);
}
