import { useMessages } from "#messages";
import type { ProductSummary } from "@/lib/products/rules/product";
import { SmallCard } from "./card/small-card";

/** What others have bought with it, from real orders; nothing where there are too few. */
export function Together({ products }: { products: readonly ProductSummary[] }) {
	const text = useMessages("productPage");
	if (products.length === 0) return null;
	return (
		<section aria-labelledby="together" className="deferred-90 pb-section">
			<h2 id="together" className="mb-5 display-type text-3xl">
				{text.together}
			</h2>
			<ul className="grid max-w-3xl grid-cols-2 gap-4 sm:grid-cols-4">
				{products.map((product) => (
					<li key={product._id} className="min-w-0">
						<SmallCard product={product} />
					</li>
				))}
			</ul>
		</section>
	);
}
