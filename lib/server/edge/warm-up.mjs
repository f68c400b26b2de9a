import { z } from "zod";
import { inEachLanguage, pathsWhere } from "../../route-lists.mjs";
import { opening } from "../platform/opening.mjs";
import { ownAddress } from "../platform/own-address.mjs";
import { warmUp } from "./serve-cached.mjs";

/** Pages that nearly everyone opens first. */
const FIRST = pathsWhere(({ isFirst = false }) => isFirst).flatMap(inEachLanguage);
const SEARCH_INDEX = "/api/product/search-index";
const MOST_PRODUCTS = 90;
/** Until then whoever waited for the start has their first page. */
const SOON_MS = 2_000;

const searchIndex = z.object({ products: z.array(z.object({ _id: z.string() })) });

/**
 * Makes the first pages and product pages after a start, one by one in the background, so that hardly any visitor
 * waits for one to be made.
 * @param {ReturnType<typeof ownAddress>} server
 */
async function warmUpPages(server) {
	warmUp(server, [...FIRST, SEARCH_INDEX]);
	const answer = await fetch(server.origin + SEARCH_INDEX);
	const { products } = searchIndex.parse(await answer.json());
	const ids = products.slice(0, MOST_PRODUCTS).map(({ _id }) => _id);
	// All of one language first: more people open those.
	for (const path of inEachLanguage("/product/[id]"))
		warmUp(
			server,
			ids.map((id) => path.replace("[id]", id)),
		);
}

/** Makes them once the shop is open. @param {{ HOST: string, PORT: number }} settings */
export async function warmUpSoon(settings) {
	await opening.opened;
	// Without it, for instance when the database goes away again, pages are made as they are asked for.
	setTimeout(() => warmUpPages(ownAddress(settings)).catch(() => {}), SOON_MS).unref();
}
