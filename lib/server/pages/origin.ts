import "server-only";
import { unstable_cache } from "next/cache";
import { everyTag } from "../cache/cache-tags";
import { readSettings } from "../platform/settings.mjs";

async function readOrigin(): Promise<string> {
	const { PORT, APP_URL } = process.env;
	return readSettings({ PORT, APP_URL, NODE_ENV: process.env.NODE_ENV }).APP_URL;
}

/**
 * The shop's public origin for links that leave the page (canonical, Open Graph, sitemap). Read through the cache, so
 * that pages which were built elsewhere are made again with the address of where they run.
 */
export const getOrigin = unstable_cache(readOrigin, ["origin"], { tags: [...everyTag] });
