"use client";

import { lazy, Suspense } from "react";
import { useUsuals } from "@/lib/favourites/client/usuals";

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
