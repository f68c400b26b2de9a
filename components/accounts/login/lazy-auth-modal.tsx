"use client";

import { useSearchParams } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { type AuthMode, openAuthForGuest, useAuthMode, useSession } from "@/lib/accounts/client/session";
import { returnPathOf } from "@/lib/accounts/rules/return-path";

const AuthModal = lazy(() => import("./auth-modal"));

const MODES: readonly AuthMode[] = ["login", "register", "forgot"];

/** Takes the question out of the address. */
function forgetQuestion(): void {
	const url = new URL(window.location.href);
	url.searchParams.delete("auth");
	url.searchParams.delete("next");
	window.history.replaceState(null, "", url);
}

/** Opens the modal for a link that asks for it: `?auth=login&next=/my-orders`. */
function AuthLink(): null {
	const search = useSearchParams();
	const { status } = useSession();
	const mode = MODES.find((known) => known === search.get("auth"));
	const returnPath = returnPathOf(search.get("next"));
	useEffect(() => {
		if (!mode || status === "unknown") return;
		forgetQuestion();
		void openAuthForGuest(mode, returnPath);
	}, [mode, returnPath, status]);
	return null;
}

/** Where the login/register modal comes in, over whatever page there is. Its code is loaded when it is first opened. */
export function LazyAuthModal() {
	const isOpen = useAuthMode() !== null;
	const [wasAsked, setWasAsked] = useState(false);
	if (isOpen && !wasAsked) setWasAsked(true);
	return (
		<Suspense fallback={null}>
			<AuthLink />
			{wasAsked && <AuthModal />}
		</Suspense>
	);
}
