import { catalogueCalls } from "@/lib/products/calls";
import { getSuggestions } from "@/lib/products/server/read-catalogue";
import { staticEndpoint } from "@/lib/server/calls/endpoint";

export const dynamic = "force-static";

export const GET = staticEndpoint(catalogueCalls.searchIndex, async () => ({
	products: await getSuggestions(),
}));
