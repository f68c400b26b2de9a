"use client";

import { useEffect } from "react";
import { useMessages } from "#messages";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { messagesProvider } from "@/lib/client/messages";
import type { Language } from "@/lib/text/language";
import type { Messages } from "@/lib/text/messages";

/** The page in a failed page's place: what happened, and the way on. */
function BrokenView({ retry }: { retry: () => void }) {
	const text = useMessages("broken");
	const { broken, tryAgain } = useMessages("failure");
	return (
		<EmptyState
			art="/art/one-warn.webp"
			title={broken}
			as="h1"
			actions={
				<>
					<Button onClick={retry} icon="rotate-cw">
						{tryAgain}
					</Button>
					<ButtonLink href="/contact" variant="outline" icon="message-circle">
						{text.contact}
					</ButtonLink>
				</>
			}
			className="py-section!"
		>
			{text.hint}
		</EmptyState>
	);
}

/** The same with what it says: fetched when a page fails. */
export function brokenViewIn(language: Language, { broken, failure }: Pick<Messages, "broken" | "failure">) {
	const BrokenMessages = messagesProvider(language, { broken, failure });
	return (failed: { retry: () => void }) => (
		<BrokenMessages>
			<BrokenView {...failed} />
		</BrokenMessages>
	);
}

const LOOK_EVERY_MS = 3_000;

const reload = () => window.location.reload();

/** The browser's word that it is online comes once, and sometimes before the shop can be reached; so we ask the shop. */
async function reloadWhenReachable(): Promise<void> {
	const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
	if (answer?.ok) reload();
}

/** Asks for the page again, also by itself as soon as the shop can be reached. */
export function TryAgain() {
	const { tryAgain } = useMessages("failure");
	useEffect(() => {
		const timer = setInterval(() => void reloadWhenReachable(), LOOK_EVERY_MS);
		return () => clearInterval(timer);
	}, []);

	return (
		<Button onClick={reload} icon="rotate-cw">
			{tryAgain}
		</Button>
	);
}
