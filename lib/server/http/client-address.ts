import "server-only";
import { headers } from "next/headers";
import { countedAs } from "../edge/address.mjs";

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
