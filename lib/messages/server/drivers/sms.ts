import "server-only";
import { env } from "@/lib/server/platform/env";
import { type Driver, NeverTaken, post, type WrittenMessage } from "./driver";

/** What may be mended without another message: a token, a limit, a slow moment. */
const PASSING: ReadonlySet<number> = new Set([401, 402, 403, 404, 408, 425, 429]);

/** The text; of a code with the line by which the browser of the shop's page reads it by itself (Web OTP). */
function textOf({ template, text, values: [code] }: WrittenMessage): string {
	return template === "code" ? `${text}\n\n@${new URL(env().APP_URL).hostname} #${code}` : text;
}

/** How messages reach an SMS gateway that takes `{to, text}` with a bearer token. */
export function smsDriver({ url, token }: { url: string; token: string }): Driver {
	return async (message) => {
		const { isOk, status } = await post(url, token, { to: message.to, text: textOf(message) });
		if (isOk) return null;
		const words = `the SMS gateway answered ${status}`;
		throw status < 500 && !PASSING.has(status) ? new NeverTaken(words) : new Error(words);
	};
}
