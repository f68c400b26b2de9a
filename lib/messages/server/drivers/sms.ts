import "server-only";
import { type Driver, NeverTaken, post } from "./driver";

/** What may be mended without another message: a token, a limit, a slow moment. */
const PASSING: ReadonlySet<number> = new Set([401, 402, 403, 404, 408, 425, 429]);

/** How messages reach an SMS gateway that takes `{to, text}` with a bearer token. */
export function smsDriver({ url, token }: { url: string; token: string }): Driver {
	return async ({ to, text }) => {
		const { isOk, status } = await post(url, token, { to, text });
		if (isOk) return null;
		const words = `the SMS gateway answered ${status}`;
		throw status < 500 && !PASSING.has(status) ? new NeverTaken(words) : new Error(words);
	};
}
