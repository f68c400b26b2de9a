import "server-only";
import { MIMEType } from "node:util";
import type { z } from "zod";
import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES } from "@/lib/products/rules/product-form";
import { ShopError } from "../platform/errors";
import { parse, readBytes } from "./read";

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

/** Refuses the files of a form's field. */
export function badFiles(field: string, message: string): ShopError {
	return new ShopError("invalid", message, { errors: { [field]: message } });
}

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
		throw badFiles(parts.files, parts.words.tooMany);
	try {
		// Its type as it was read here, so that no other boundary is found in it.
		return await new Response(new Uint8Array(body), { headers: { "content-type": String(type) } }).formData();
	} catch {
		throw new ShopError("invalid", "The form could not be read. Please send it again.");
	}
}

function readField(form: FormData, field: string, noJson: string): unknown {
	const text = form.get(field);
	try {
		return typeof text === "string" ? JSON.parse(text) : null;
	} catch {
		throw new ShopError("invalid", noJson);
	}
}

async function readFiles(form: FormData, { files, most, words }: FormParts<unknown>): Promise<Buffer[]> {
	const sent = form.getAll(files).filter((entry): entry is File => entry instanceof File && entry.size > 0);
	if (sent.length > most) throw badFiles(files, words.tooMany);
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
	const fields = parse(schema, readField(form, field, words.noJson));
	return { fields, files: await readFiles(form, parts) };
}
