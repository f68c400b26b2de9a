import "server-only";
import { getOrigin } from "@/lib/server/pages/origin";
import { sha256 } from "@/lib/server/platform/crypto";
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

/** Whoever has it asks again each time, and learns in a few bytes that nothing has changed. */
const ASK_AGAIN = "public, max-age=0, must-revalidate";

type Asked = { request: Request; query: { lang?: Language } };

/** A feed with its ETag; nothing but that for whoever has it already. */
function answer(text: string, type: string, { headers: asked }: Request): Response {
	const etag = `W/"${sha256(text)}"`;
	const headers = { etag, "cache-control": ASK_AGAIN, "content-type": `${type}; charset=utf-8` };
	const isKnown = asked.get("if-none-match")?.includes(etag.slice(2)) ?? false;
	return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}

/** What can be bought, for Google. */
export async function googleFeed({ request, query: { lang = "en" } }: Asked): Promise<Response> {
	const { shop, items } = await readFeed(lang);
	return answer(googleXml(items, shop), "application/xml", request);
}

/** The same for Meta; without the mark that spreadsheets want. */
export async function metaFeed({ request, query: { lang = "en" } }: Asked): Promise<Response> {
	const { items } = await readFeed(lang);
	return answer(csvOf(META_COLUMNS, items).replace(BYTE_ORDER_MARK, ""), "text/csv", request);
}
