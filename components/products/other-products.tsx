import { useMessages } from "#messages";
import { PageBar } from "@/components/shell/page-bar";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { MoreLink, SectionHead } from "@/components/ui/panel";
import { BROWSE_PATH, browseHref } from "@/lib/products/rules/browse";
import type { Category, ProductSummary } from "@/lib/products/rules/product";
import { ProductGrid } from "./card/product-grid";
import { SmallCard } from "./card/small-card";
import { TellMe } from "./tell-me";

type SoldOutProps = {
	product: ProductSummary;
	/** What can be bought in its place. */
	similar: readonly ProductSummary[];
};

/** In the place of the buttons of a product that is out of stock: word when it is back, and what is like it. */
export function SoldOut({ product, similar }: SoldOutProps) {
	const text = useMessages("productPage");
	const { outOfStock } = useMessages("product");
	return (
		<>
			<div className="grid gap-4 border-y border-line py-5">
				<div className="grid items-start gap-2.5 lg:grid-cols-2">
					<Button disabled size="lg" className="max-lg:hidden">
						{outOfStock}
					</Button>
					<TellMe productId={product._id} />
				</div>
				{similar.length > 0 && (
					<section aria-labelledby="similar" id="instead" className="scroll-mt-24">
						<h2 id="similar" className="mb-3 text-md font-bold">
							{text.similarHere}
						</h2>
						<ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
							{similar.map((other) => (
								<li key={other._id} className="min-w-0">
									<SmallCard product={other} />
								</li>
							))}
						</ul>
					</section>
				)}
			</div>
			<PageBar>
				<Button disabled className="px-5!">
					{outOfStock}
				</Button>
				{similar.length > 0 && (
					<ButtonLink variant="outline" href="#instead">
						{text.similar}
					</ButtonLink>
				)}
			</PageBar>
		</>
	);
}

/** Others of the same category (spec 2, Product detail). */
export function Related({ products, category }: { products: readonly ProductSummary[]; category: Category }) {
	const text = useMessages("productPage");
	if (products.length === 0) return null;
	return (
		<section
			aria-labelledby="related"
			className="deferred-192 pb-section md:deferred-114 lg:deferred-127 xl:deferred-140"
		>
			<SectionHead
				id="related"
				title={text.related}
				aside={<MoreLink href={browseHref({ category })}>{text.allOf(category)}</MoreLink>}
			/>
			<ProductGrid products={products} />
		</section>
	);
}

/** What stands where there is no such product (spec 2, Product detail). */
export function ProductNotFound() {
	const text = useMessages("productPage");
	return (
		<EmptyState
			art="/art/one-box.webp"
			title={text.notFound}
			as="h1"
			actions={<ButtonLink href={BROWSE_PATH}>{text.browseAll}</ButtonLink>}
			className="py-section!"
		>
			{text.notFoundNote}
		</EmptyState>
	);
}
