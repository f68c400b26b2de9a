import "server-only";
import { unstable_cache } from "next/cache";
import { everyTag } from "../cache/invalidation";
import { readPublicOrigin } from "../platform/settings.mjs";

async function readOrigin(): Promise<string> {
	return readPublicOrigin(process.env);
}

/**
 * The shop's public origin for links that leave the page (canonical, Open Graph, sitemap). Read through the cache, so
 * that pages which were built elsewhere are made again with the address of where they run.
 */
export const getOrigin = unstable_cache(readOrigin, ["origin"], { tags: [...everyTag] });
