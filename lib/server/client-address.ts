import "server-only";
import { isIPv6 } from "node:net";

/**
 * The network address that a request came from. The last entry of X-Forwarded-For is the one that our own proxy, or
 * Next itself, has written; earlier ones are the client's to invent. Of IPv6 the /64 counts, since a household has
 * all of it.
 */
export function clientAddress(headers: Headers): string {
	const last = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
	if (!isIPv6(last)) return last || "unknown";
	const mapped = last.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
	return mapped ?? networkOf(last);
}

function networkOf(ipv6: string): string {
	const [head = "", tail = ""] = ipv6.split("::");
	const start = head.split(":").filter(Boolean);
	const end = tail.split(":").filter(Boolean);
	const gap = ipv6.includes("::") ? Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0") : [];
	return [...start, ...gap, ...end].slice(0, 4).join(":").toLowerCase();
}
