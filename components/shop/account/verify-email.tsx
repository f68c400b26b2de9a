"use client";

import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Spinner } from "@/components/ui/spinner";
import { call, messageOf } from "@/lib/client/api";
import { openAuth, refreshSession, useSession } from "@/lib/client/session";

const FAILED = "Verification failed. Please try again or request a new verification link.";
const DEAD_LINK = "The verification link is invalid or has expired.";

type State = { kind: "verifying" } | { kind: "verified" | "failed"; message: string };

async function verify(token: string): Promise<State> {
	try {
		const path = `/api/user/verify-email/${encodeURIComponent(token)}`;
		const { message } = await call<{ message: string }>("GET", path);
		return { kind: "verified", message };
	} catch (error) {
		return { kind: "failed", message: messageOf(error, FAILED) };
	}
}

/** Verifies the address as soon as the page is open, and says how it went (spec 2, 8). */
export function VerifyEmail({ token }: { token: string }) {
	const [state, setState] = useState<State>({ kind: "verifying" });
	const { user } = useSession();
	// A second run of the effect must not ask again: it would be told that the link has been used.
	const asked = useRef<Promise<State>>(null);

	useEffect(() => {
		asked.current ??= verify(token);
		void asked.current.then((next) => {
			setState(next);
			if (next.kind === "verified") void refreshSession();
		});
	}, [token]);

	return (
		<div role="status">
			{state.kind === "verifying" && (
				<EmptyState art="/art/one-memo.webp" title="Verifying your email" as="h1">
					<p className="inline-flex items-center gap-2.5">
						<Spinner /> One moment, please.
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
							<ButtonLink href="/all-products">Start Shopping</ButtonLink>
						) : (
							<Button onClick={() => openAuth("login")}>Go to Login</Button>
						)
					}
				>
					Your account is ready, and you can place orders.
				</EmptyState>
			)}
			{state.kind === "failed" && (
				<EmptyState
					art="/art/one-warn.webp"
					title="Verification failed"
					as="h1"
					actions={
						<>
							<ButtonLink href="/">Go to Home</ButtonLink>
							<ButtonLink href="/resend-verification" variant="outline">
								Resend Verification
							</ButtonLink>
						</>
					}
				>
					<p>{state.message}</p>
					{state.message !== DEAD_LINK && <p>{DEAD_LINK}</p>}
				</EmptyState>
			)}
		</div>
	);
}
