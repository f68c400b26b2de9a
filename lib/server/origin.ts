import "server-only";
import { env } from "./env";
import { ShopError } from "./errors";

function sameHost(origin: string, host: string | null): boolean {
	return host !== null && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * A changing request must come from our own pages: its Origin is APP_URL or the host it was sent to; without an
 * Origin, a browser's Sec-Fetch-Site must say same-origin. Throws ShopError `forbidden` otherwise (api.md).
 */
export function checkOrigin(headers: Headers): void {
	const origin = headers.get("origin");
	const site = headers.get("sec-fetch-site");
	const ours =
		origin !== null
			? origin === env().APP_URL || sameHost(origin, headers.get("host"))
			: site === null || site === "same-origin" || site === "none";
	if (!ours) throw new ShopError("forbidden", "This request did not come from the shop's own pages");
}
