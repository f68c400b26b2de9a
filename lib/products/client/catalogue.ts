import { useCallback, useEffect, useState } from "react";
import { call, once } from "@/lib/client/api";
import type { ProductSummary } from "../rules/product";

const loadCatalogue = once(async () => {
	const { products } = await call("GET /api/product/all-products");
	return products;
});

type Catalogue = readonly ProductSummary[] | "failed" | null;

/** Everything that is sold, fetched when it is first wanted, null while it is on its way; and how to ask for it again. */
export function useCatalogue(): [Catalogue, () => void] {
	const [catalogue, setCatalogue] = useState<Catalogue>(null);
	const read = useCallback(() => {
		loadCatalogue().then(setCatalogue, () => setCatalogue("failed"));
	}, []);
	useEffect(read, [read]);
	return [catalogue, read];
}
