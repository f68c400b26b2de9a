import { isIPv6 } from "node:net";

/**
 * Who sent a request. X-Forwarded-For is the client's to invent, except for the entries that our own proxies added at
 * its end; so we count back from the connection itself over as many proxies as the shop trusts (TRUST_PROXY).
 * @param {string | undefined} forwarded the header as it came
 * @param {string} peer the other end of the connection
 * @param {number} proxies how many of our own proxies a request passes
 */
export function callerAddress(forwarded, peer, proxies) {
	if (proxies === 0) return peer;
	const named = (forwarded ?? "").split(",").flatMap((entry) => entry.trim() || []);
	const chain = [...named, peer];
	return chain[Math.max(0, chain.length - 1 - proxies)] ?? peer;
}

/** @param {string} ipv6 */
function networkOf(ipv6) {
	const [head = "", tail = ""] = ipv6.split("::");
	const start = head.split(":").filter(Boolean);
	const end = tail.split(":").filter(Boolean);
	const missing = Math.max(0, 8 - start.length - end.length);
	const gap = ipv6.includes("::") ? new Array(missing).fill("0") : [];
	return [...start, ...gap, ...end].slice(0, 4).join(":").toLowerCase();
}

/** What an address is counted as: of IPv6 the /64, since a household has all of it. @param {string} address */
export function countedAs(address) {
	if (!isIPv6(address)) return address || "unknown";
	const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
	return mapped ?? networkOf(address);
}

/** True for this machine itself. @param {string} address */
export function isLoopback(address) {
	return address === "::1" || /^(::ffff:)?127\./i.test(address);
}
