import "server-only";
import { isIP } from "node:net";
import { headers } from "next/headers";
import { countedAs } from "../edge/address.mjs";
import { env } from "../platform/env";
import { ShopError } from "../platform/errors";

/** The network address that a request is counted under. The edge server has put the sender's at the end of the header. */
export function clientAddress(headers: Headers): string {
	return countedAs(headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "");
}

/** The network address that the present request is counted under; outside of requests all are alike. */
export async function presentAddress(): Promise<string> {
	try {
		return clientAddress(await headers());
	} catch {
		return clientAddress(new Headers());
	}
}

/**
 * Whether the shop may be opened by this host. Someone who tries it out opens it by whatever leads to their machine: an
 * IP address, localhost, a name of the local network, or `APP_URL`'s. Any other name may be a stranger's that was made to
 * lead here (DNS rebinding). Outside demo mode no host decides anything.
 */
export function isTrustedHost(host: string | null): boolean {
	const { DEMO, APP_URL } = env();
	if (!DEMO) return true;
	if (host === null || !URL.canParse(`http://${host}`)) return false;
	const { hostname } = new URL(`http://${host}`);
	return (
		isIP(hostname.replace(/^\[|\]$/g, "")) !== 0 ||
		hostname === "localhost" ||
		hostname.endsWith(".local") ||
		hostname === new URL(APP_URL).hostname
	);
}

function foreign(): ShopError {
	return new ShopError("forbidden", "This request did not come from the shop's own pages");
}

/** Throws ShopError `forbidden` for a request that was sent to another host than one that leads here on purpose. */
export function checkHost(headers: Headers): void {
	if (!isTrustedHost(headers.get("host"))) throw foreign();
}

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
	checkHost(headers);
	const origin = headers.get("origin");
	const site = headers.get("sec-fetch-site");
	const ours =
		origin !== null
			? origin === env().APP_URL || isDemoHost(origin, headers.get("host"))
			: site === null || site === "same-origin" || site === "none";
	if (!ours) throw foreign();
}
