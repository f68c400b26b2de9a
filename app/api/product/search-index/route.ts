import type { Suggestion } from "@/lib/domain/search";
import { getCatalogue } from "@/lib/server/catalogue/read";

export const dynamic = "force-static";

/** What the header's search box suggests from: the whole catalogue in few words, cached until a product changes. */
export async function GET(): Promise<Response> {
	const catalogue = await getCatalogue();
	const products: Suggestion[] = catalogue.map(
		({ _id, name, urduName, category, inStock, offerPrice, unit, imageUrl }) => ({
			_id,
			name,
			urduName,
			category,
			inStock,
			offerPrice,
			unit,
			imageUrl,
		}),
	);
	return Response.json({ success: true, products });
}
