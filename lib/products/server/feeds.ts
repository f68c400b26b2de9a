import "server-only";
import { createHash } from "node:crypto";
import { ASK_AGAIN } from "@/lib/server/edge/ask-next.mjs";
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

/** A feed as it is first answered: with the ETag under which it is kept from then on (response-cache.mjs). */
function answer(text: string, type: string): Response {
	const hash = createHash("sha256").update(text).digest("base64url").slice(0, 22);
	const kept = { etag: `W/"${hash}"`, "cache-control": ASK_AGAIN };
	return new Response(text, { headers: { "content-type": `${type}; charset=utf-8`, ...kept } });
}

/** What can be bought, for Google. */
export async function googleFeed(language: Language): Promise<Response> {
	const { shop, items } = await readFeed(language);
	return answer(googleXml(items, shop), "application/xml");
}

/** The same for Meta; without the mark that spreadsheets want. */
export async function metaFeed(language: Language): Promise<Response> {
	const { items } = await readFeed(language);
	return answer(csvOf(META_COLUMNS, items).replace(BYTE_ORDER_MARK, ""), "text/csv");
}
