import "server-only";
import { readBytes } from "@/lib/server/http/read";
import { ShopError } from "@/lib/server/platform/errors";
import { type Fields, toFields } from "./provider";

const MAX_BYTES = 32_000;

/**
 * The flat text fields that a wallet sent, as a form or as JSON. Throws 413 over 32 kB, 415 for any other content
 * type, 400 for JSON that cannot be read.
 */
export async function readWalletFields(request: Request): Promise<Fields> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	const text = (await readBytes(request, MAX_BYTES)).toString("utf8");
	if (type === "application/x-www-form-urlencoded") return Object.fromEntries(new URLSearchParams(text));
	if (type !== "application/json") throw new ShopError("wrong-type", "Please send a form or JSON");
	try {
		const json: unknown = JSON.parse(text);
		return toFields(json);
	} catch {
		throw new ShopError("invalid", "The request is not valid JSON");
	}
}
