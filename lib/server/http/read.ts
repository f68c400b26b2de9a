import "server-only";
import { randomUUID } from "node:crypto";
import { MIMEType } from "node:util";
import { type ZodError, z } from "zod";
import { idempotencyKeyField } from "@/lib/orders/schema/order";
import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES } from "@/lib/products/rules/product-form";
import { isObjectId } from "@/lib/text/fields";
import { invalid, ShopError } from "../platform/errors";

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

/** Half of a pair of code units is no character, and is stored as the sign for none: it is read so, too. */
function parseJson(text: string): unknown {
	return JSON.parse(text, (_, value: unknown) =>
		typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value,
	);
}

/**
 * The JSON body, parsed by the schema; `empty` is what no body at all says, where there may be none. Errors: 413 over
 * 100 kB, 415 not JSON, 400 unreadable or against a rule.
 */
export async function readJson<Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
	empty = "",
): Promise<z.output<Schema>> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/json") throw new ShopError("wrong-type", "Please send JSON");
	const text = (await readBytes(request, MAX_JSON_BYTES)).toString("utf8");
	let json: unknown;
	try {
		json = parseJson(text || empty);
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

const keyHeader = z.object({ "idempotency-key": idempotencyKeyField });

/** The request's `Idempotency-Key`, or one of its own where it came without. Throws 400 for a malformed one. */
export function idempotencyKeyOf(headers: Headers): string {
	const key = headers.get("idempotency-key");
	if (key === null) return randomUUID();
	return parse(keyHeader, { "idempotency-key": key })["idempotency-key"];
}

/** What the fields around the pictures may take, in bytes. */
const FIELDS_BYTES = 100_000;
/** How many parts a form may have. Taking one of a hundred thousand apart keeps everybody waiting. */
const MAX_PARTS = 10;

/** What a form brings: one field of JSON, and files of pictures. */
type FormParts<Fields> = {
	field: string;
	schema: z.ZodType<Fields>;
	/** The name of the field that the files are in, and how many there may be. */
	files: string;
	most: number;
	/** What is said of a body that is no form, of JSON that is none, and of too many files. */
	words: { noForm: string; noJson: string; tooMany: string };
};

/** The type of a form's body; null for anything else. */
function formType(request: Request): MIMEType | null {
	try {
		const type = new MIMEType(request.headers.get("content-type") ?? "");
		return type.essence === "multipart/form-data" ? type : null;
	} catch {
		return null;
	}
}

/** Whether the body has more parts than a form may have; each begins with its boundary, and one more stands at the end. */
function hasTooManyParts(body: Buffer, boundary: string): boolean {
	const mark = `--${boundary}`;
	let found = 0;
	for (
		let at = body.indexOf(mark);
		at >= 0 && found <= MAX_PARTS + 1;
		at = body.indexOf(mark, at + mark.length)
	) {
		found += 1;
	}
	return found > MAX_PARTS + 1;
}

async function readForm(request: Request, maxBytes: number, parts: FormParts<unknown>): Promise<FormData> {
	const type = formType(request);
	if (!type) throw new ShopError("wrong-type", parts.words.noForm);
	const body = await readBytes(request, maxBytes, IMAGE_TOO_LARGE);
	if (hasTooManyParts(body, type.params.get("boundary") ?? ""))
		throw invalid(parts.files, parts.words.tooMany);
	try {
		// Its type as it was read here, so that no other boundary is found in it.
		return await new Response(new Uint8Array(body), { headers: { "content-type": String(type) } }).formData();
	} catch {
		throw new ShopError("invalid", "The form could not be read. Please send it again.");
	}
}

async function readField(form: FormData, field: string, noJson: string): Promise<unknown> {
	const part = form.get(field);
	// Some clients send JSON as a file, to name its type.
	const text = typeof part === "string" ? part : await part?.text();
	try {
		return text === undefined ? null : parseJson(text);
	} catch {
		throw new ShopError("invalid", noJson);
	}
}

async function readFiles(form: FormData, { files, most, words }: FormParts<unknown>): Promise<Buffer[]> {
	const sent = form.getAll(files).filter((entry): entry is File => entry instanceof File && entry.size > 0);
	if (sent.length > most) throw invalid(files, words.tooMany);
	if (sent.some((file) => file.size > MAX_IMAGE_BYTES)) throw new ShopError("too-large", IMAGE_TOO_LARGE);
	return Promise.all(sent.map(async (file) => Buffer.from(await file.arrayBuffer())));
}

/**
 * Fields and pictures of a multipart request of at most 10 parts, 5 MB a picture. The size is counted while the body
 * arrives, the parts before anything is parsed. Throws ShopError `too-large`, `wrong-type` or `invalid`.
 */
export async function readPictureForm<Fields>(
	request: Request,
	parts: FormParts<Fields>,
): Promise<{ fields: Fields; files: Buffer[] }> {
	const { field, schema, most, words } = parts;
	const form = await readForm(request, most * MAX_IMAGE_BYTES + FIELDS_BYTES, parts);
	const fields = parse(schema, await readField(form, field, words.noJson));
	return { fields, files: await readFiles(form, parts) };
}
