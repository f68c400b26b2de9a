import "server-only";
import { cellOfAisles } from "@/lib/aisles/rules";
import { readAisles } from "@/lib/aisles/server/read";
import { csvOf } from "@/lib/server/platform/csv";
import { PRICE_LIST_COLUMNS, rowOf } from "../schema/bulk-change";
import { listProducts } from "./read";

/** The products on sale as a CSV file that spreadsheets open; with the aisles of each where the shop has any. */
export async function exportPriceList(): Promise<string> {
	const [products, aisles] = await Promise.all([listProducts({ isArchived: false }), readAisles()]);
	if (aisles.length === 0) return csvOf(PRICE_LIST_COLUMNS, products.map(rowOf));
	const rows = products.map((product) => ({
		...rowOf(product),
		aisles: cellOfAisles(product.aisles, aisles),
	}));
	return csvOf(PRICE_LIST_COLUMNS.toSpliced(-2, 0, "aisles"), rows);
}
