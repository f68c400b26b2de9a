import "server-only";
import { log } from "@/lib/server/log/log";
import { type Fields, toFields } from "./provider";

/** A provider that has not answered by then is asked again later, in milliseconds. */
const TIME_LIMIT_MS = 8_000;
const REACH_LIMIT_MS = 4_000;
const MAX_ANSWER_BYTES = 64_000;

async function readLimited(response: Response): Promise<string> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response.body ?? []) {
		size += chunk.byteLength;
		if (size > MAX_ANSWER_BYTES) throw new Error("the provider's answer is too large");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}

/**
 * Posts JSON to a provider's server and gives the flat fields of its answer; null when it was out of reach, slow,
 * or answered anything but JSON. Redirects are not followed. Only where it failed is logged, never what was sent.
 */
export async function askProvider(
	url: string,
	body: Fields,
	headers: Record<string, string> = {},
): Promise<Fields | null> {
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: { "content-type": "application/json", accept: "application/json", ...headers },
			body: JSON.stringify(body),
			redirect: "error",
			signal: AbortSignal.timeout(TIME_LIMIT_MS),
		});
		if (!response.ok) throw new Error(`status ${response.status}`);
		const answer: unknown = JSON.parse(await readLimited(response));
		return toFields(answer);
	} catch (error) {
		log.warn({ err: error, host: new URL(url).host }, "a wallet's server gave no usable answer");
		return null;
	}
}

/** True when something answers there within 4 seconds, whatever it says. */
export async function reaches(url: string): Promise<boolean> {
	try {
		const options = { redirect: "manual", signal: AbortSignal.timeout(REACH_LIMIT_MS) } as const;
		await (await fetch(url, { method: "HEAD", ...options })).body?.cancel();
		return true;
	} catch {
		return false;
	}
}
