import { ArrowRight } from "lucide-react";
import { ProductGrid } from "@/components/shop/product-card/product-grid";
import { ButtonLink } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { BROWSE_PATH, browseHref } from "@/lib/domain/browse";
import type { ProductSummary } from "@/lib/domain/product";
import { FreshTabs } from "./fresh-tabs";

type FreshTodayProps = { fruits: readonly ProductSummary[]; vegetables: readonly ProductSummary[] };

/** Fruits and vegetables that can be bought now, one tab each (spec 2, Home). */
export function FreshToday({ fruits, vegetables }: FreshTodayProps) {
	return (
		<section aria-labelledby="fresh" className="pt-8 pb-section md:pt-14">
			<div className="wrap">
				<FreshTabs
					fruits={<CategoryGrid products={fruits} name="fruits" />}
					vegetables={<CategoryGrid products={vegetables} name="vegetables" />}
				/>
				<p className="mt-10 grid justify-center">
					<ButtonLink href={BROWSE_PATH} variant="outline" size="lg">
						View All
						<ArrowRight className="icon" aria-hidden />
					</ButtonLink>
				</p>
			</div>
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
	if (products.length > 0) return <ProductGrid products={products} eager={2} />;
	return (
		<p className="py-10 text-center text-ink-2">
			The {name} are sold out for now.{" "}
			<PageLink
				href={browseHref({ category: name === "fruits" ? "Fruits" : "Vegetables" })}
				className="text-link"
			>
				See what comes back
			</PageLink>
		</p>
	);
}
