"use client";

import { PlainMessages } from "@/components/messages/en/plain";
import { RootError } from "@/components/shop/failures/root-error";

/** A page outside the shop's own layout failed. */
export default function LanguageRootError(failure: { error: unknown; retry: () => void }) {
	return (
		<PlainMessages>
			<RootError {...failure} />
		</PlainMessages>
	);
}
