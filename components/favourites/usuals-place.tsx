"use client";

import { lazy, Suspense, useEffect } from "react";
import { useSession } from "@/lib/accounts/client/session";

const HomeUsuals = lazy(() => import("./home-usuals"));

/** Where home shows a customer's usuals; their code is fetched only for who is signed in. */
export function UsualsPlace() {
	const { status } = useSession();
	useEffect(() => {
		if (status === "guest") delete document.documentElement.dataset.usuals;
	}, [status]);
	if (status !== "customer") return null;
	return (
		<Suspense fallback={null}>
			<HomeUsuals />
		</Suspense>
	);
}
