"use client";

import { useSearchParams } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { type AuthMode, openAuth, useAuthMode, useSession } from "@/lib/client/session";

const AuthModal = lazy(() => import("./auth-modal"));

const MODES: readonly AuthMode[] = ["login", "register", "forgot"];

/** Opens the modal for a link that asks for it (`?auth=login`), and takes the question out of the address. */
function AuthLink(): null {
	const search = useSearchParams();
	const { status } = useSession();
	const mode = MODES.find((known) => known === search.get("auth"));
	useEffect(() => {
		if (!mode || status === "unknown") return;
		const url = new URL(window.location.href);
		url.searchParams.delete("auth");
		window.history.replaceState(null, "", url);
		if (status === "guest") openAuth(mode);
	}, [mode, status]);
	return null;
}

/** Where the login/register modal comes in, over whatever page there is. Its code is loaded when it is first opened. */
export function AuthDoor() {
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
