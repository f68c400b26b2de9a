import "server-only";
import { defineCalls } from "./call";
import { product, suggestion } from "./shapes";

/** What is on sale (spec 7). */
export const catalogueCalls = defineCalls({
	products: {
		method: "get",
		path: "/api/product/all-products",
		summary: "The whole catalogue, a flat list; made anew when a product changes",
		who: "anyone",
		success: { fields: { products: product.array() } },
	},
	searchIndex: {
		method: "get",
		path: "/api/product/search-index",
		summary: "What the search box suggests from: the catalogue in few words, cached",
		who: "anyone",
		success: { fields: { products: suggestion.array() } },
	},
});
