import "server-only";
import type { ZodError, z } from "zod";
import { isObjectId } from "@/lib/text/fields";
import { ShopError } from "../platform/errors";

const MAX_JSON_BYTES = 100_000;

/** The refusal of an input that broke a schema's rules: the first sentence, and one a field. */
export function invalidInput(error: ZodError): ShopError {
	const errors: Record<string, string> = {};
	for (const issue of error.issues) {
		const field = issue.path.join(".") || "body";
		errors[field] ??= issue.message;
	}
	return new ShopError("invalid", error.issues[0]?.message ?? "The input is not valid", { errors });
}

/** What is said where a schema has no sentence of its own; zod's own words are for engineers. */
function plainSentence({ path = [] }: { path?: PropertyKey[] }): string {
	return path.length === 0 ? "Please send a JSON object" : "This value is not valid";
}

/** Parses anything that came from outside; throws ShopError `invalid` with the first sentence and one a field. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
	const result = schema.safeParse(input, { error: plainSentence });
	if (!result.success) throw invalidInput(result.error);
	return result.data;
}

/** The whole body as bytes; throws ShopError `too-large` as soon as it passes the limit. */
export async function readBytes(
	request: Request,
	maxBytes: number,
	message = `Please send at most ${Math.floor(maxBytes / 1000)} kB`,
): Promise<Buffer> {
	const tooLarge = new ShopError("too-large", message);
	if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge;
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		if (size > maxBytes) throw tooLarge;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

/** The JSON body, parsed by the schema. Errors: 413 over 100 kB, 415 not JSON, 400 unreadable or against a rule. */
export async function readJson<Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
): Promise<z.output<Schema>> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/json") throw new ShopError("wrong-type", "Please send JSON");
	const text = (await readBytes(request, MAX_JSON_BYTES)).toString("utf8");
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		throw new ShopError("invalid", "The request is not valid JSON");
	}
	return parse(schema, json);
}

/** An id from the path; what is no id at all names nothing, so it is a 404. */
export function pathId(id: string, message: string): string {
	if (!isObjectId(id)) throw new ShopError("not-found", message);
	return id;
}
