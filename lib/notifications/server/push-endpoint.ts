import "server-only";
import { type LookupAddress, lookup } from "node:dns";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";
import { env } from "@/lib/server/platform/env";
import { ShopError } from "@/lib/server/platform/errors";
import { MUST_BE_HTTPS } from "../schema";

/** What is no public machine: this one, its network, and what is set aside (RFC 6890). */
const RANGES = {
	ipv4:
		"0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 " +
		"192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
	ipv6:
		"::/96 ::ffff:0:0/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 " +
		"3fff::/20 fc00::/7 fe80::/10 fec0::/10 ff00::/8",
};

/** A list a family: in one list, every IPv4 address would be found among those that IPv6 maps. */
function listOf(family: keyof typeof RANGES): BlockList {
	const list = new BlockList();
	for (const range of RANGES[family].split(" ")) {
		const [net = "", bits] = range.split("/");
		list.addSubnet(net, Number(bits), family);
	}
	return list;
}

const NOT_PUBLIC = { ipv4: listOf("ipv4"), ipv6: listOf("ipv6") };

/** Whether an IP address is one that anybody on the internet may have. */
export function isPublicAddress(address: string): boolean {
	if (isIP(address) === 0) return false;
	const family = isIPv6(address) ? "ipv6" : "ipv4";
	return !NOT_PUBLIC[family].check(address, family);
}

/** A push service of a test: http on this very machine, in demo mode alone. */
function isOfDemo({ protocol, hostname }: URL): boolean {
	return env().DEMO && protocol === "http:" && hostname === "127.0.0.1";
}

/** Whether anything may be sent to this address: https on port 443 of a public machine; in demo mode also http on 127.0.0.1. */
export function isAllowedEndpoint(endpoint: string): boolean {
	if (!URL.canParse(endpoint)) return false;
	const url = new URL(endpoint);
	if (url.username !== "" || url.password !== "") return false;
	if (isOfDemo(url)) return true;
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const isNamed = isIP(host) === 0 && host.includes(".") && !/\.(?:local|internal|localhost)\.?$/.test(host);
	return url.protocol === "https:" && url.port === "" && (isNamed || isPublicAddress(host));
}

/** Throws ShopError `invalid` for an address that nothing is sent to. */
export function mustBeAllowed(endpoint: string): void {
	if (!isAllowedEndpoint(endpoint))
		throw new ShopError("invalid", MUST_BE_HTTPS, { errors: { endpoint: MUST_BE_HTTPS } });
}

/**
 * Looks a name up for a connection, and refuses one that leads to a machine that is not public: what a name means is
 * decided when it is used, not when it was given.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
	lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
		const [first] = addresses ?? [];
		if (error) return callback(error, "", 0);
		if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
			return callback(new Error("the push service is not on the public internet"), "", 0);
		if (options.all) return callback(null, addresses);
		return callback(null, first.address, first.family);
	});
};
