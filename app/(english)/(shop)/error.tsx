"use client";

import { Broken } from "@/components/shop/failures/broken";

/** A page of the shop failed; header and footer still stand. */
export default function ShopError({ error, retry }: { error: unknown; retry: () => void }) {
	return <Broken error={error} retry={retry} />;
}
