import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHead } from "@/components/staff/page-head";
import { StockStory } from "@/components/stock/stock-story";
import { ButtonLink } from "@/components/ui/button";
import { findSellerProduct } from "@/lib/products/server/read";
import { readStock } from "@/lib/stock/server/read";
import { sellerOnPage } from "@/lib/team/server/session";
import { isObjectId } from "@/lib/text/fields";

export const metadata: Metadata = { title: "Stock" };

type StockStoryPageProps = { params: Promise<{ id: string }> };

/** What lies on one product's shelf, and how that came to be. */
export default async function StockStoryPage({ params }: StockStoryPageProps) {
	if (!(await sellerOnPage("/seller/stock/[id]"))) return null;
	const { id } = await params;
	const product = isObjectId(id) ? await findSellerProduct(id) : null;
	if (!product) notFound();
	const { stock, held, movements } = await readStock(id);
	const there = stock === null ? "Not counted" : `${stock} there`;
	return (
		<>
			<PageHead title={product.name} note={held > 0 ? `${there}, ${held} kept for payments` : there}>
				<ButtonLink href="/seller/stock" variant="outline" size="sm">
					All products
				</ButtonLink>
			</PageHead>
			<StockStory movements={movements} />
		</>
	);
}
