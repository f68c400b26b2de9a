import "server-only";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { generateRequestDetails } from "web-push";
import type { PushSubscriptionDoc } from "@/models/push-subscription";
import { env } from "../platform/env";
import { isAllowedEndpoint, publicLookup } from "./endpoint";
import { pushKeys } from "./keys";

/** A push service takes word in a moment, or gets it later. */
const TIMEOUT_MS = 5_000;
/** What a browser does not fetch in this time is old; seconds. */
const TTL_SECONDS = 4 * 3600;

/** `gone`: the browser wants nothing any more. `refused`: this word will never be taken. `later`: worth another try. */
export type Outcome = "sent" | "gone" | "refused" | "later";

type Target = Pick<PushSubscriptionDoc, "endpoint" | "p256dh" | "auth">;

function outcomeOf(status: number): Outcome {
	if (status >= 200 && status < 300) return "sent";
	if (status === 404 || status === 410) return "gone";
	return status === 429 || status >= 500 ? "later" : "refused";
}

type Posted = { endpoint: string; method: string; headers: Record<string, string | number>; body: Buffer };

/** The answer's status. Redirects are not followed, and nothing of the answer is read. */
function post({ endpoint, method, headers, body }: Posted): Promise<number> {
	const isLocal = endpoint.startsWith("http:");
	const options = {
		method,
		headers,
		agent: false,
		signal: AbortSignal.timeout(TIMEOUT_MS),
		...(isLocal ? {} : { lookup: publicLookup }),
	};
	return new Promise((done, fail) => {
		const request = (isLocal ? httpRequest : httpsRequest)(endpoint, options, (response) => {
			done(response.statusCode ?? 0);
			response.destroy();
		});
		request.on("error", fail);
		request.end(body);
	});
}

/** Hands word to the push service of one browser, encrypted for that browser alone (RFC 8291, 8292). Never throws. */
export async function handToPushService({ endpoint, p256dh, auth }: Target, words: object): Promise<Outcome> {
	if (!isAllowedEndpoint(endpoint)) return "gone";
	const keys = await pushKeys();
	try {
		const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(words), {
			vapidDetails: { subject: `mailto:${env().SELLER_EMAIL}`, ...keys },
			TTL: TTL_SECONDS,
			urgency: "high",
			contentEncoding: "aes128gcm",
		});
		const { method, headers, body } = details;
		return outcomeOf(await post({ endpoint, method, headers, body }));
	} catch {
		return "later";
	}
}
