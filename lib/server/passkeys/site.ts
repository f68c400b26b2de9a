import "server-only";
import { headers } from "next/headers";
import { env } from "../platform/env";

/** The site that passkeys belong to: its origin, and the domain that browsers know them by. */
export type Site = { origin: string; domain: string };

/** `APP_URL`; in demo mode the host by which the shop was opened, which its settings may not know. */
export async function currentSite(): Promise<Site> {
	const { APP_URL, DEMO } = env();
	const own = new URL(APP_URL);
	const host = (await headers()).get("host");
	const opened =
		DEMO && host && URL.canParse(`${own.protocol}//${host}`) ? `${own.protocol}//${host}` : APP_URL;
	const { origin, hostname } = new URL(opened);
	return { origin, domain: hostname };
}
