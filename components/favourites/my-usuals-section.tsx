"use client";

import { useMessages } from "#messages";
import type { Usual } from "@/lib/favourites/rules";
import { UsualsShelf } from "./usuals-shelf";

/** A customer's usuals under a heading. */
export default function MyUsualsSection({ products }: { products: readonly Usual[] }) {
	const text = useMessages("usuals");
	return (
		<section aria-labelledby="my-usuals" className="mt-10 grid gap-4 print:hidden">
			<h2 id="my-usuals" className="display-type text-2xl">
				{text.title}
			</h2>
			<UsualsShelf products={products} />
		</section>
	);
}
