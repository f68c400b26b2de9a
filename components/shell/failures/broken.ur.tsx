"use client";

import { messagesProvider } from "@/lib/client/messages";
import { broken, failure } from "@/lib/shell/failure-texts.ur";
import { BrokenView } from "./broken-view";

const BrokenMessages = messagesProvider("ur", { broken, failure });

/** What stands in a failed page's place, with what it says: fetched when a page fails. */
export default function LanguageBroken(failed: { retry: () => void }) {
	return (
		<BrokenMessages>
			<BrokenView {...failed} />
		</BrokenMessages>
	);
}
