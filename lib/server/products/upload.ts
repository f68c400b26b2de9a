import "server-only";
import type { z } from "zod";
import { MAX_PICTURES } from "@/lib/domain/picture";
import { IMAGE_REQUIRED, IMAGE_TOO_LARGE, MAX_IMAGE_BYTES } from "@/lib/domain/product-form";
import { parse, readBytes } from "../http/read";
import { ShopError } from "../platform/errors";

/** What the fields around the pictures may take, in bytes. */
const FIELDS_BYTES = 100_000;

/** A picture that the product has already, by its URL, or a file that was sent. */
export type Picture = string | Buffer;

/** Refuses the pictures of a form. */
export function badPictures(message: string): ShopError {
	return new ShopError("invalid", message, { errors: { images: message } });
}

async function readForm(request: Request): Promise<FormData> {
	const type = request.headers.get("content-type") ?? "";
	if (!type.toLowerCase().startsWith("multipart/form-data")) {
		throw new ShopError("wrong-type", "Please send the product as a form with its picture");
	}
	const body = await readBytes(request, MAX_PICTURES * MAX_IMAGE_BYTES + FIELDS_BYTES, IMAGE_TOO_LARGE);
	try {
		return await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
	} catch {
		throw new ShopError("invalid", "The form could not be read. Please send it again.");
	}
}

function readFields(form: FormData): unknown {
	const text = form.get("productData");
	try {
		return typeof text === "string" ? JSON.parse(text) : null;
	} catch {
		throw new ShopError("invalid", "The product's fields are not valid JSON");
	}
}

async function readFiles(form: FormData): Promise<Buffer[]> {
	const files = form
		.getAll("images")
		.filter((entry): entry is File => entry instanceof File && entry.size > 0);
	if (files.length > MAX_PICTURES) throw badPictures(`A product can have at most ${MAX_PICTURES} pictures`);
	if (files.some((file) => file.size > MAX_IMAGE_BYTES)) throw new ShopError("too-large", IMAGE_TOO_LARGE);
	return Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));
}

function pickPictures(files: Buffer[], wanted: readonly (string | number)[] | undefined): Picture[] {
	const pictures = wanted ? wanted.map((item) => (typeof item === "string" ? item : files[item])) : files;
	const known = pictures.filter((picture) => picture !== undefined);
	if (known.length === 0 || known.length < pictures.length) throw badPictures(IMAGE_REQUIRED);
	return known;
}

/**
 * A product and its pictures from a multipart request (spec 7). The size is counted while the body arrives, before
 * anything is parsed. Throws ShopError `too-large`, `wrong-type` or `invalid`.
 */
export async function readProductUpload<Fields extends { pictures?: (string | number)[] | undefined }>(
	request: Request,
	schema: z.ZodType<Fields>,
): Promise<{ fields: Fields; pictures: Picture[] }> {
	const form = await readForm(request);
	const fields = parse(schema, readFields(form));
	return { fields, pictures: pickPictures(await readFiles(form), fields.pictures) };
}
