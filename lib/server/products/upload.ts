import "server-only";
import {
	IMAGE_REQUIRED,
	IMAGE_TOO_LARGE,
	MAX_IMAGE_BYTES,
	productFormSchema,
} from "@/lib/domain/product-form";
import { ShopError } from "../errors";
import { parse, readBytes } from "../http";
import type { NewProduct } from "./add";

/** What the fields around a picture may take, in bytes. */
const FIELDS_BYTES = 100_000;

async function readForm(request: Request): Promise<FormData> {
	const type = request.headers.get("content-type") ?? "";
	if (!type.toLowerCase().startsWith("multipart/form-data")) {
		throw new ShopError("wrong-type", "Please send the product as a form with its picture");
	}
	const body = await readBytes(request, MAX_IMAGE_BYTES + FIELDS_BYTES, IMAGE_TOO_LARGE);
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

/**
 * A product and its picture from a multipart request (spec 7). The size is counted while the body arrives, before
 * anything is parsed. Throws ShopError `too-large`, `wrong-type` or `invalid`.
 */
export async function readProductUpload(request: Request): Promise<NewProduct> {
	const form = await readForm(request);
	const fields = parse(productFormSchema, readFields(form));
	const picture = form.get("images");
	if (!(picture instanceof File) || picture.size === 0) {
		throw new ShopError("invalid", IMAGE_REQUIRED, { errors: { images: IMAGE_REQUIRED } });
	}
	if (picture.size > MAX_IMAGE_BYTES) throw new ShopError("too-large", IMAGE_TOO_LARGE);
	return { fields, picture: Buffer.from(await picture.arrayBuffer()) };
}
