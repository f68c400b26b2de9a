import { useEffect, useState } from "react";
import { call, once } from "@/lib/client/api";
import type { ProductSummary } from "../rules/product";

const loadCatalogue = once(async () => {
	const { products } = await call("GET /api/product/all-products");
	return products;
});

/** Everything that is sold, fetched when it is first wanted; null while it is on its way or out of reach. */
export function useCatalogue(): readonly ProductSummary[] | null {
	const [catalogue, setCatalogue] = useState<readonly ProductSummary[] | null>(null);
	useEffect(() => {
		// Out of reach: nothing is suggested.
		loadCatalogue().then(setCatalogue, () => {});
	}, []);
	return catalogue;
}
