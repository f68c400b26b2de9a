"use client";

import { BrokenView } from "@/components/shop/failures/broken-view";
import { carrierOf } from "@/lib/client/messages";
import { broken } from "@/lib/messages/ur/broken";
import { failure } from "@/lib/messages/ur/failure";

const BrokenMessages = carrierOf("ur", { broken, failure });

/** What stands in a failed page's place, with what it says: fetched when a page fails. */
export default function LanguageBroken(failed: { retry: () => void }) {
	return (
		<BrokenMessages>
			<BrokenView {...failed} />
		</BrokenMessages>
	);
}
