"use client";

import { brokenIn } from "@/components/shop/failures/broken";
import { failure } from "@/lib/messages/ur/failure";

const Broken = brokenIn(failure, () => import("@/components/messages/ur/broken"));

/** A page outside the shop's own layout failed. */
export default function LanguageRootError(failed: { error: unknown; retry: () => void }) {
	return (
		<main className="grid min-h-dvh place-content-center">
			<Broken {...failed} />
		</main>
	);
}
