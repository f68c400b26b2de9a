import { catalogueCalls } from "@/lib/server/calls/catalogue";
import { staticEndpoint } from "@/lib/server/calls/endpoint";
import { getCatalogue } from "@/lib/server/catalogue/read";

export const dynamic = "force-static";

export const GET = staticEndpoint(catalogueCalls.searchIndex, async () => {
	const catalogue = await getCatalogue();
	const products = catalogue.map(
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
	return { products };
});
