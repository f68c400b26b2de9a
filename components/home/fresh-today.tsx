import { useMessages } from "#messages";
import { ProductGrid } from "@/components/products/card/product-grid";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { BROWSE_PATH, browseHref } from "@/lib/products/rules/browse";
import type { ProductSummary } from "@/lib/products/rules/product";
import { FreshTabs } from "./fresh-tabs";

type FreshTodayProps = { fruits: readonly ProductSummary[]; vegetables: readonly ProductSummary[] };

/** Fruits and vegetables that can be bought now, one tab each (spec 2, Home). */
export function FreshToday({ fruits, vegetables }: FreshTodayProps) {
	const { fresh: text } = useMessages("home");
	const { title, note, tabs } = text;
	return (
		<section aria-labelledby="fresh" className="wrap pt-8 pb-section md:pt-14">
			<FreshTabs
				words={{ title, note, tabs, fruits: text.fruits, vegetables: text.vegetables }}
				fruits={<CategoryGrid products={fruits} name="fruits" />}
				vegetables={<CategoryGrid products={vegetables} name="vegetables" />}
			/>
			<ButtonLink href={BROWSE_PATH} variant="outline" size="lg" className="mx-auto mt-10 flex! w-fit">
				{text.all}
				<Icon name="arrow-right" />
			</ButtonLink>
		</section>
	);
}

function CategoryGrid({
	products,
	name,
}: {
	products: readonly ProductSummary[];
	name: "fruits" | "vegetables";
}) {
	const { fresh: text } = useMessages("home");
	if (products.length > 0) return <ProductGrid products={products} isBelowFold />;
	return (
		<p className="py-10 text-center text-ink-2">
			{name === "fruits" ? text.noFruits : text.noVegetables}{" "}
			<PageLink
				href={browseHref({ category: name === "fruits" ? "Fruits" : "Vegetables" })}
				className="text-link"
			>
				{text.back}
			</PageLink>
		</p>
	);
}
