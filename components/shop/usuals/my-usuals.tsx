"use client";

import { useUsuals } from "@/lib/client/usuals";
import { UsualsShelf } from "./usuals-shelf";

/** A customer's usuals below something else; nothing for a guest, or who has not ordered yet. */
export function MyUsuals() {
	const products = useUsuals();
	if (products.length === 0) return null;
	return (
		<section aria-labelledby="my-usuals" className="mt-10 grid gap-4 print:hidden">
			<h2 id="my-usuals" className="display-type text-2xl">
				My usuals
			</h2>
			<UsualsShelf products={products} />
		</section>
	);
}
