import { z } from "zod";
import { keepAhead } from "./serve-kept.mjs";

/** Pages that nearly everyone opens first. */
const FIRST = ["/", "/all-products", "/deals-offers"];
const SEARCH_INDEX = "/api/product/search-index";
const MOST_PRODUCTS = 90;
/** Until then what the build made has been expired, and whoever waited for the start has their first page. */
const SOON_MS = 2_000;

const searchIndex = z.object({ products: z.array(z.object({ _id: z.string() })) });

/**
 * Makes the first pages and product pages after a start, one by one in the background, so that hardly any visitor
 * waits for one to be made.
 * @param {{ host: string, port: number }} server
 */
async function makePages(server) {
	keepAhead(server, [...FIRST, SEARCH_INDEX]);
	const answer = await fetch(`http://${server.host}:${server.port}${SEARCH_INDEX}`);
	const { products } = searchIndex.parse(await answer.json());
	keepAhead(
		server,
		products.slice(0, MOST_PRODUCTS).map(({ _id }) => `/product/${_id}`),
	);
}

/** @param {{ HOST: string, PORT: number }} settings */
export function makePagesSoon({ HOST, PORT }) {
	const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
	// Without it, for instance while the database is away, pages are made as they are asked for.
	setTimeout(() => makePages({ host, port: PORT }).catch(() => {}), SOON_MS).unref();
}
