import "server-only";
import { countedAs } from "../edge/address.mjs";

/** The network address that a request is counted under. The edge server has put the sender's at the end of the header. */
export function clientAddress(headers: Headers): string {
	return countedAs(headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "");
}
