import { isIP, isIPv6 } from "node:net";

/** What all are counted as whose address cannot be read. */
const UNKNOWN = "unknown";
/** An address with the port that some proxies write behind it, or in the brackets that go with one. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** The address alone. @param {string} entry as a proxy wrote it */
function addressIn(entry) {
	const [, ipv6, ipv4] = WITH_PORT.exec(entry) ?? [];
	const address = ipv6 ?? ipv4 ?? entry;
	return isIP(address) === 0 ? UNKNOWN : address;
}

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
	return addressIn(chain[Math.max(0, chain.length - 1 - proxies)] ?? peer);
}

/** @param {string} ipv6 */
function networkOf(ipv6) {
	const [head = "", tail = ""] = ipv6.split("::");
	const start = head.split(":").filter(Boolean);
	const end = tail.split(":").filter(Boolean);
	const missing = Math.max(0, 8 - start.length - end.length);
	const gap = ipv6.includes("::") ? new Array(missing).fill("0") : [];
	const groups = [...start, ...gap, ...end].slice(0, 4);
	return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

/** What an address is counted as: of IPv6 the /64, since a household has all of it. @param {string} entry */
export function countedAs(entry) {
	const address = addressIn(entry);
	if (!isIPv6(address)) return address;
	const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
	return mapped ?? networkOf(address);
}

/** True for this machine itself. @param {string} address */
export function isLoopback(address) {
	return address === "::1" || /^(::ffff:)?127\./i.test(address);
}
