import { catalogueCalls } from "@/lib/server/calls/catalogue";
import { staticEndpoint } from "@/lib/server/calls/endpoint";
import { getSuggestions } from "@/lib/server/catalogue/read";

export const dynamic = "force-static";

export const GET = staticEndpoint(catalogueCalls.searchIndex, async () => ({
	products: await getSuggestions(),
}));
