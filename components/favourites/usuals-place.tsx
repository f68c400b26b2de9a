"use client";

import { lazy, Suspense, useEffect } from "react";
import { useSession } from "@/lib/accounts/client/session";
import { useUsuals } from "@/lib/favourites/client/usuals";

const HomeUsuals = lazy(() => import("./home-usuals"));
const MyUsualsSection = lazy(() => import("./usuals-list"));

/** A customer's usuals below something else; nothing for a guest, or who has not ordered yet. */
export function MyUsuals() {
	const products = useUsuals();
	if (products.length === 0) return null;
	return (
		<Suspense fallback={null}>
			<MyUsualsSection products={products} />
		</Suspense>
	);
}

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
