"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useMessages } from "#messages";
import { useHref } from "@/components/ui/page-link";
import { refreshSession, useSession } from "@/lib/accounts/client/session";
import type { ShopUser } from "@/lib/accounts/rules/user";
import { useCart } from "@/lib/cart/client/cart";
import { toast } from "@/lib/client/toast";

/**
 * The verified customer with something in the cart, whom alone the checkout serves (spec 4); null until that is
 * known. Everyone else is taken back to the cart, and told why unless they logged out themselves. A guess of the
 * browser is asked of the server first.
 */
export function useGuard(): ShopUser | null {
	const { loginFirst, verifyFirst } = useMessages("checkout");
	const cart = useHref()("/cart");
	const router = useRouter();
	const { status, user, hasLoggedOut } = useSession();
	const { ready, count } = useCart();
	const [wasAsked, setWasAsked] = useState(false);
	const mayCheckOut = user?.isVerified === true;
	const isDoubtful = status !== "unknown" && !mayCheckOut;
	const isEmpty = mayCheckOut && ready && count === 0;

	useEffect(() => {
		if (!isDoubtful || hasLoggedOut || wasAsked) return;
		let isOver = false;
		void refreshSession().then(() => !isOver && setWasAsked(true));
		return () => {
			isOver = true;
		};
	}, [isDoubtful, hasLoggedOut, wasAsked]);

	useEffect(() => {
		if (hasLoggedOut) {
			router.replace(cart);
		} else if (isDoubtful && wasAsked) {
			toast.error(status === "guest" ? loginFirst : verifyFirst, "checkout");
			router.replace(cart);
		} else if (isEmpty) {
			router.replace(cart);
		}
	}, [isDoubtful, wasAsked, isEmpty, status, hasLoggedOut, router, cart, loginFirst, verifyFirst]);

	return mayCheckOut && ready && !isEmpty ? user : null;
}
