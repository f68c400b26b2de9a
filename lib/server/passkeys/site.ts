import "server-only";
import { headers } from "next/headers";
import { isTrustedHost } from "../http/origin";
import { env } from "../platform/env";

/** The site that passkeys belong to: its origin, and the domain that browsers know them by. */
export type Site = { origin: string; domain: string };

/** `APP_URL`; in demo mode the host by which the shop was opened, which its settings may not know. */
export async function currentSite(): Promise<Site> {
	const { APP_URL, DEMO } = env();
	const own = new URL(APP_URL);
	const host = (await headers()).get("host");
	const { origin, hostname } = new URL(DEMO && isTrustedHost(host) ? `${own.protocol}//${host}` : APP_URL);
	return { origin, domain: hostname };
}
