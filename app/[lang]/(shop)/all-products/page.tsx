import type { Metadata } from "next";
import { Suspense } from "react";
import { Browse, SearchParamsSync } from "@/components/products/browse/browse";
import { AreaLine } from "@/components/shell/area-button";
import { DrawnAfter } from "@/components/shell/start-shop";
import { ListOffer } from "@/components/shopping-list/list-offer";
import { EarlyScript } from "@/components/ui/early-script";
import { UrduSign } from "@/components/ui/urdu-text";
import { getAisles } from "@/lib/aisles/server/read";
import { BROWSE_PATH } from "@/lib/products/rules/browse";
import { sortByName } from "@/lib/products/rules/sections";
import { getCatalogue } from "@/lib/products/server/read-catalogue";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { alternatesOf } from "@/lib/server/pages/metadata";

export const dynamic = "force-static";

export async function generateMetadata(): Promise<Metadata> {
	const text = await pageMessages("allProductsPage");
	return { title: text.title, description: text.description, alternates: await alternatesOf(BROWSE_PATH) };
}

/** The catalogue on one page (spec 2, All products). */
export default async function AllProductsPage() {
	const aisles = await getAisles();
	const products = sortByName(await getCatalogue(), await pageLanguage());
	return (
		<div className="snug wrap pb-section">
			<header className="flex flex-wrap items-baseline gap-x-3 pt-2 lg:gap-x-4.5 lg:pt-9 lg:pb-5">
				<h1 className="display-type text-title lg:text-4xl">
					{(await pageMessages("allProductsPage")).heading}
				</h1>
				{(await pageLanguage()) === "en" && (
					<UrduSign sign="freshProducts" className="text-primary lg:text-2xl" />
				)}
				<AreaLine />
			</header>
			<EarlyScript name="narrowed" />
			<Suspense>
				<SearchParamsSync />
			</Suspense>
			<DrawnAfter>
				<Browse products={products} aisles={aisles} offer={<ListOffer />} />
			</DrawnAfter>
		</div>
	);
}
