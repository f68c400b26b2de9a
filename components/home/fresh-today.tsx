import { useMessages } from "#messages";
import { ProductGrid } from "@/components/products/card/product-grid";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { BROWSE_PATH, browseHref } from "@/lib/products/rules/browse";
import type { Category, ProductSummary } from "@/lib/products/rules/product";
import { FreshTabs } from "./fresh-tabs";

type FreshTodayProps = {
	fruits: readonly ProductSummary[];
	vegetables: readonly ProductSummary[];
	/** Those that the shop sells, also where everything of one is sold out. */
	categories: readonly Category[];
};

/** Fruits and vegetables that can be bought now, one tab each (spec 2, Home). */
export function FreshToday({ fruits, vegetables, categories }: FreshTodayProps) {
	const { fresh: text } = useMessages("home");
	const { title, note, tabs } = text;
	return (
		<section aria-labelledby="fresh" className="wrap pt-8 pb-section md:pt-14">
			<FreshTabs
				words={{ title, note, tabs, fruits: text.fruits, vegetables: text.vegetables }}
				fruits={<CategoryGrid products={fruits} category="Fruits" isSold={categories.includes("Fruits")} />}
				vegetables={
					<CategoryGrid
						products={vegetables}
						category="Vegetables"
						isSold={categories.includes("Vegetables")}
					/>
				}
			/>
			<ButtonLink href={BROWSE_PATH} variant="outline" size="lg" className="mx-auto mt-10 flex! w-fit">
				{text.all}
				<Icon name="arrow-right" />
			</ButtonLink>
		</section>
	);
}

type CategoryGridProps = {
	products: readonly ProductSummary[];
	category: "Fruits" | "Vegetables";
	/** The shop has any of it, sold out or not. */
	isSold: boolean;
};

function CategoryGrid({ products, category, isSold }: CategoryGridProps) {
	const { fresh: text } = useMessages("home");
	if (products.length > 0) return <ProductGrid products={products} isBelowFold />;
	const [soldOut, notYet] =
		category === "Fruits" ? [text.noFruits, text.noFruitsYet] : [text.noVegetables, text.noVegetablesYet];
	return (
		<p className="py-10 text-center text-ink-2">
			{isSold ? soldOut : notYet}{" "}
			{isSold && (
				<PageLink href={browseHref({ category })} className="text-link">
					{text.back}
				</PageLink>
			)}
		</p>
	);
}
