import "server-only";
import { env } from "../platform/env";
import { ShopError } from "../platform/errors";

/** Someone who tries the shop out may have opened it by another name or address than the one that the settings know. */
function isDemoHost(origin: string, host: string | null): boolean {
	const { DEMO, APP_URL } = env();
	if (!DEMO || host === null || !URL.canParse(origin)) return false;
	const opened = new URL(origin);
	return opened.host === host && opened.protocol === new URL(APP_URL).protocol;
}

/**
 * A changing request must come from our own pages: its Origin is APP_URL's, scheme included, or in demo mode the host
 * that it was sent to with APP_URL's scheme; without an Origin, a browser's Sec-Fetch-Site must say same-origin.
 * Throws ShopError `forbidden` otherwise (api.md).
 */
export function checkOrigin(headers: Headers): void {
	const origin = headers.get("origin");
	const site = headers.get("sec-fetch-site");
	const ours =
		origin !== null
			? origin === env().APP_URL || isDemoHost(origin, headers.get("host"))
			: site === null || site === "same-origin" || site === "none";
	if (!ours) throw new ShopError("forbidden", "This request did not come from the shop's own pages");
}
