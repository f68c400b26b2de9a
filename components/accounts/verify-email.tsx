"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useMessages } from "#messages";
import { Button, ButtonLink, Spinner } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { onSessionChange, openAuth, refreshSession, useSession } from "@/lib/accounts/client/session";
import { call, messageOf } from "@/lib/client/api";

type State = { kind: "verifying" } | { kind: "verified" | "failed"; message: string };

async function verify(token: string, failed: string): Promise<State> {
	try {
		const { message } = await call("GET /api/user/verify-email/{token}", { params: { token } });
		return { kind: "verified", message };
	} catch (error) {
		return { kind: "failed", message: messageOf(error, failed) };
	}
}

/** Verifies the address as soon as the page is open, and says how it went (spec 2, 8). */
export function VerifyEmail({ token }: { token: string }) {
	const { goToLogin, verify: text } = useMessages("accountLinks");
	const [state, setState] = useState<State>({ kind: "verifying" });
	const { user } = useSession();
	// A second run of the effect must not ask again: it would be told that the link has been used.
	const asked = useRef<Promise<State>>(null);

	const ask = useEffectEvent((link: string) => {
		asked.current ??= verify(link, text.failed);
		void asked.current.then((next) => {
			setState(next);
			if (next.kind === "verified") void refreshSession();
		});
	});
	useEffect(() => ask(token), [token]);

	const hasFailed = state.kind === "failed";
	useEffect(() => {
		if (!hasFailed) return;
		return onSessionChange((customer) => {
			if (!customer) return;
			// It may be good for them alone.
			asked.current = null;
			ask(token);
		});
	}, [hasFailed, token]);

	return (
		<div role="status">
			{state.kind === "verifying" && (
				<EmptyState art="/art/one-memo.webp" title={text.verifying} as="h1">
					<p className="inline-flex items-center gap-2.5">
						<Spinner /> {text.wait}
					</p>
				</EmptyState>
			)}
			{state.kind === "verified" && (
				<EmptyState
					art="/art/one-basket.webp"
					title={state.message}
					as="h1"
					actions={
						user ? (
							<ButtonLink href="/all-products">{text.start}</ButtonLink>
						) : (
							<Button onClick={() => openAuth("login")}>{goToLogin}</Button>
						)
					}
				>
					{text.ready}
				</EmptyState>
			)}
			{state.kind === "failed" && (
				<EmptyState
					art="/art/one-warn.webp"
					title={text.failedTitle}
					as="h1"
					actions={
						<>
							<ButtonLink href="/">{text.home}</ButtonLink>
							<ButtonLink href="/resend-verification" variant="outline">
								{text.resend}
							</ButtonLink>
							{!user && (
								<Button variant="quiet" onClick={() => openAuth("login")}>
									{goToLogin}
								</Button>
							)}
						</>
					}
				>
					<p>{state.message}</p>
					{state.message !== text.deadLink && <p>{text.deadLink}</p>}
					{!user && <p>{text.adding}</p>}
				</EmptyState>
			)}
		</div>
	);
}
