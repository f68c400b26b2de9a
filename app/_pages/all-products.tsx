import type { Metadata } from "next";
import { Suspense } from "react";
import { Browse } from "@/components/shop/browse/browse";
import { SearchParamsSync } from "@/components/shop/browse/search-params-sync";
import { AreaLine } from "@/components/shop/shell/area-line";
import { InsertedScript } from "@/components/ui/inserted-script";
import { UrduSign } from "@/components/ui/urdu-sign";
import { BROWSE_PATH } from "@/lib/domain/browse";
import { NARROWED_SCRIPT } from "@/lib/domain/early-scripts.mjs";
import { sortByName } from "@/lib/domain/product-order";
import { getCatalogue } from "@/lib/server/catalogue/read";
import { alternatesOf } from "@/lib/server/pages/alternates";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";

export function allProductsMetadata(): Metadata {
	const text = pageMessages("allProductsPage");
	return {
		title: text.title,
		description: text.description,
		alternates: alternatesOf(BROWSE_PATH),
	};
}

/** The catalogue on one page (spec 2, All products). */
export async function AllProductsPage() {
	const products = sortByName(await getCatalogue(), pageLanguage());
	return (
		<div className="one-row-header snug wrap pb-section">
			<header className="flex flex-wrap items-baseline gap-x-3 pt-2 lg:gap-x-4.5 lg:pt-9 lg:pb-5">
				<h1 className="display-type text-title lg:text-4xl">{pageMessages("allProductsPage").heading}</h1>
				{pageLanguage() === "en" && <UrduSign sign="freshProducts" className="text-primary lg:text-2xl" />}
				<AreaLine />
			</header>
			<InsertedScript script={NARROWED_SCRIPT} />
			<Suspense>
				<SearchParamsSync />
			</Suspense>
			<Browse products={products} />
		</div>
	);
}
