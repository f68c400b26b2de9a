"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from "react";
import {
	type AuthMode,
	openAuthForGuest,
	startSession,
	useAuthMode,
	useSession,
} from "@/lib/accounts/client/session";
import { returnPathOf } from "@/lib/accounts/rules/return-path";
import { startCart } from "@/lib/cart/client/cart";
import { usePageSearch } from "@/lib/client/browser-state";
import {
	beginLeaving,
	endLeaving,
	enterAhead,
	followLinks,
	isLeaving,
	watchLinkIntent,
} from "@/lib/client/links";
import { afterPaint } from "@/lib/client/time";
import { startFavourites } from "@/lib/favourites/client/favourites";
import { WHOLE_PAGE } from "@/lib/next-private/prefetch";
import { endOpeningBut, isOpening } from "@/lib/products/client/opening-product";

const AuthModal = lazy(() => import("@/components/accounts/login/auth-modal"));

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

let started = false;

/** Wakes the cart and the session once the page is there; draws nothing. */
export function StartShop() {
	useEffect(() => {
		if (started) return;
		started = true;
		// Before the session: it follows who signs in.
		startFavourites();
		startCart();
		void startSession();
	}, []);
	return null;
}

/** Keeps the shop readable without a network, from the second visit on. Draws nothing. */
export function OfflineReady(): null {
	useEffect(() => {
		if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
		// Not before the page has all it needs itself. A browser that refuses has the shop online only.
		const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {});
		if (document.readyState === "complete") register();
		else window.addEventListener("load", register, { once: true });
	}, []);
	return null;
}

/**
 * Every PageLink of the shop's pages: fetches the page that a visitor is about to open, and opens it in place.
 * Draws nothing.
 */
export function PageLinks(): null {
	const router = useRouter();
	const pathname = usePathname();
	const here = pathname + usePageSearch();
	useEffect(() => watchLinkIntent(pathname, (path) => router.prefetch(path, WHOLE_PAGE)), [router, pathname]);
	useEffect(
		() =>
			followLinks((href) => {
				endOpeningBut(href);
				beginLeaving(href);
				if (isOpening()) enterAhead(href);
				router.push(href);
			}),
		[router],
	);
	useEffect(() => endLeaving(here), [here]);
	return null;
}

/**
 * What of a page a link's tap can wait for: its heading and what else stands first are painted before it. The server draws
 * all at once, and who comes back to a page finds all of it, and the place where they were.
 */
export function DrawnAfter({ children }: { children: ReactNode }) {
	const [isDrawn, setDrawn] = useState(() => !isLeaving());
	useEffect(() => {
		if (!isDrawn) return afterPaint(() => startTransition(() => setDrawn(true)));
	}, [isDrawn]);
	return isDrawn && children;
}
