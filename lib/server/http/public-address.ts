import "server-only";
import { type LookupAddress, lookup } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";
import { env } from "@/lib/server/platform/env";

/** What is no public machine: this one, its network, and what is set aside (RFC 6890). */
const RANGES = {
	ipv4:
		"0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 " +
		"192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
	ipv6:
		"::/96 ::ffff:0:0/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 " +
		"3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8",
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

/** Whether an IP address is one that anybody on the internet may have. One with a zone (`fe80::1%eth0`) is of a network. */
export function isPublicAddress(address: string): boolean {
	if (isIP(address) === 0 || address.includes("%")) return false;
	const family = isIPv6(address) ? "ipv6" : "ipv4";
	return !NOT_PUBLIC[family].check(address, family);
}

/** What a caller takes beside https on port 443. */
export type Allowance = {
	/** In demo mode also http on 127.0.0.1, any port: the stand-in of a test. */
	localInDemo?: boolean;
	anyPort?: boolean;
};

/** Whether anything may be sent to this address: https of a public machine, without a name and a password in it. */
export function isAllowedAddress(
	address: string,
	{ localInDemo = false, anyPort = false }: Allowance = {},
): boolean {
	if (!URL.canParse(address)) return false;
	const { protocol, hostname, port, username, password } = new URL(address);
	if (username !== "" || password !== "") return false;
	if (localInDemo && env().DEMO && protocol === "http:" && hostname === "127.0.0.1") return true;
	const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
	const isNamed = isIP(host) === 0 && host.includes(".") && !/\.(?:local|internal|localhost)$/.test(host);
	return protocol === "https:" && (anyPort || port === "") && (isNamed || isPublicAddress(host));
}

/**
 * Looks a name up for a connection, which then goes to the very addresses that were looked at: what a name means is
 * decided when it is used, not when it was given. Refuses a name any of whose addresses is not public.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
	lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
		const [first] = addresses ?? [];
		if (error) return callback(error, "", 0);
		if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
			return callback(new Error("this name is not on the public internet"), "", 0);
		if (options.all) return callback(null, addresses);
		return callback(null, first.address, first.family);
	});
};

export type Sent = {
	url: string;
	method: string;
	headers?: Record<string, string | number>;
	body?: string | Buffer;
	/** For all of it: looking the name up, sending, and the whole answer. */
	timeoutMs: number;
	/** How much of the answer is read; 0 reads nothing of it. */
	maxBytes: number;
	allowance?: Allowance;
};

async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
	const read: Buffer[] = [];
	let size = 0;
	for await (const chunk of response.iterator({ destroyOnReturn: true })) {
		size += chunk.length;
		if (size > maxBytes) throw new Error(`the answer is larger than ${maxBytes} bytes`);
		read.push(chunk);
	}
	return Buffer.concat(read);
}

/**
 * Requests an address that somebody else gave us, of a public machine only. Redirects are not followed: their status
 * is the answer. Throws for an address that is not allowed, a name that leads elsewhere, and what is too slow or too
 * large.
 */
export async function requestPublic(sent: Sent): Promise<{ status: number; body: Buffer }> {
	const { url, method, headers, body, timeoutMs, maxBytes, allowance } = sent;
	if (!isAllowedAddress(url, allowance)) throw new Error("nothing is sent to this address");
	const isLocal = url.startsWith("http:");
	const options = { method, headers, agent: false, signal: AbortSignal.timeout(timeoutMs) };
	const response = await new Promise<IncomingMessage>((done, fail) => {
		const request = isLocal
			? httpRequest(url, options, done)
			: httpsRequest(url, { ...options, lookup: publicLookup }, done);
		request.on("error", fail);
		request.end(body);
	});
	try {
		return {
			status: response.statusCode ?? 0,
			body: maxBytes === 0 ? Buffer.alloc(0) : await bodyOf(response, maxBytes),
		};
	} finally {
		response.destroy();
	}
}
