import type { Metadata } from "next";
import { AislesDesk } from "@/components/aisles/aisles-desk";
import { listAisles } from "@/lib/aisles/server/read";
import { listProductRows } from "@/lib/products/server/read";
import { sellerOnPage } from "@/lib/team/server/session";

export const metadata: Metadata = { title: "Aisles" };

export default async function AislesPage() {
	if (!(await sellerOnPage("/seller/aisles"))) return null;
	const [aisles, rows] = await Promise.all([listAisles(), listProductRows({ isArchived: false })]);
	const products = rows.map(({ _id, name, imageUrl, aisles: own = [] }) => ({
		_id,
		name,
		imageUrl,
		aisles: own,
	}));
	return <AislesDesk aisles={aisles} products={products} />;
}
