import type { Metadata } from "next";
import { BigDeal, DealCard } from "@/components/home/deal-cards";
import { Counter } from "@/components/products/browse/counter";
import { PageHead } from "@/components/shell/page-head";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Awning } from "@/components/ui/picture";
import { BROWSE_PATH, distinctCategories, NO_FILTERS } from "@/lib/products/rules/browse";
import { bundleDeals } from "@/lib/products/rules/sections";
import { pageMessages } from "@/lib/server/pages/messages";
import { alternatesOf } from "@/lib/server/pages/metadata";
import { readAllProducts } from "@/lib/server/pages/products";

export const dynamic = "force-static";

export async function generateMetadata(): Promise<Metadata> {
	const { title, description } = await pageMessages("deals");
	return { title, description, alternates: await alternatesOf("/deals-offers") };
}

/** Crates below the large one whose pictures are not put off. */
const EAGER = 3;

/** The aisle that this page is. */
const BUNDLES = { ...NO_FILTERS, category: "Bundles" } as const;

/** Every bundle in stock (spec 2, Deals & Offers). */
export default async function DealsPage() {
	const products = await readAllProducts();
	const bundles = bundleDeals(products);
	const [big, ...others] = bundles;
	const text = await pageMessages("deals");
	return (
		<section className="-mb-10 bg-deal-field">
			<Awning tone="tomato" />
			<div className="wrap pb-section">
				<PageHead title={text.title}>{text.lead}</PageHead>
				{!big ? (
					<EmptyState
						art="/art/one-box.webp"
						title={text.none}
						actions={<ButtonLink href={BROWSE_PATH}>{text.browse}</ButtonLink>}
					>
						{text.packing}
					</EmptyState>
				) : (
					<>
						<p className="mb-3 font-strong md:border-t md:border-line md:py-3.5">
							{text.showing(bundles.length)}
						</p>
						<div className="grid gap-cards md:grid-cols-2">
							<BigDeal product={big} as="h2" className="md:col-span-2 lg:min-h-120" />
							{others.map((product, index) => (
								<DealCard key={product._id} product={product} eager={index < EAGER} />
							))}
						</div>
					</>
				)}
				<Counter categories={distinctCategories(products)} filters={BUNDLES} here="/deals-offers" />
			</div>
		</section>
	);
}
