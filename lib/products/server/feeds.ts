import "server-only";
import { getOrigin } from "@/lib/server/pages/origin";
import { BYTE_ORDER_MARK, csvOf } from "@/lib/server/platform/csv";
import { getShop } from "@/lib/shop/server/read";
import type { Language } from "@/lib/text/language";
import { feedItems, googleXml, META_COLUMNS } from "../rules/feeds";
import { getAllProducts } from "./read-catalogue";

async function readFeed(language: Language) {
	const [products, { name }, origin] = await Promise.all([getAllProducts(), getShop(), getOrigin()]);
	const shop = { name, origin };
	return { shop, items: feedItems(products, shop, language) };
}

export async function googleFeed(language: Language): Promise<Response> {
	const { shop, items } = await readFeed(language);
	return new Response(googleXml(items, shop), {
		headers: { "content-type": "application/xml; charset=utf-8" },
	});
}

/** The same for Meta; without the mark that spreadsheets want. */
export async function metaFeed(language: Language): Promise<Response> {
	const { items } = await readFeed(language);
	const text = csvOf(META_COLUMNS, items).replace(BYTE_ORDER_MARK, "");
	return new Response(text, { headers: { "content-type": "text/csv; charset=utf-8" } });
}
