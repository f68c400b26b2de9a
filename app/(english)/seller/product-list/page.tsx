import type { Metadata } from "next";
import { ProductOverview } from "@/components/products/form/product-overview";
import { PageHead, ProductViews } from "@/components/staff/page-head";
import { ButtonLink } from "@/components/ui/button";
import { listProductRows } from "@/lib/products/server/read";
import { canBeBought } from "@/lib/stock/rules";
import { mayDo } from "@/lib/team/rules";
import { sellerOnPage } from "@/lib/team/server/session";
import { formatAmount } from "@/lib/text/money";

export const metadata: Metadata = { title: "Overview" };

/** The product list; `?archived=1` shows what is archived (spec 2). */
export default async function ProductListPage({ searchParams }: PageProps<"/seller/product-list">) {
	const seller = await sellerOnPage("/seller/product-list");
	if (!seller) return null;
	const isArchived = (await searchParams).archived === "1";
	const products = await listProductRows({ isArchived });
	const isOwner = mayDo(seller.role, "management");
	const out = products.filter((product) => !canBeBought(product)).length;
	return (
		<>
			<PageHead
				title="Overview"
				note={
					isArchived
						? `${formatAmount(products.length)} archived`
						: `${formatAmount(products.length)} products, ${formatAmount(out)} out of stock`
				}
			>
				{isOwner && (
					<ButtonLink href="/seller/add-product" size="sm" icon="circle-plus">
						Add New Product
					</ButtonLink>
				)}
			</PageHead>
			{isOwner && <ProductViews current="products" />}
			<ProductOverview products={products} isArchived={isArchived} />
		</>
	);
}
