import "server-only";
import type { z } from "zod";
import { readJson, readPictureForm } from "@/lib/server/http/read";
import { invalid } from "@/lib/server/platform/errors";
import { MAX_PICTURES } from "../rules/picture";
import { IMAGE_REQUIRED } from "../rules/product-form";

/** A picture that the product has already, by its URL, or a file that was sent. */
export type Picture = string | Buffer;

function pickPictures(files: Buffer[], wanted: readonly (string | number)[] | undefined): Picture[] {
	const pictures = wanted ? wanted.map((item) => (typeof item === "string" ? item : files[item])) : files;
	const known = pictures.filter((picture) => picture !== undefined);
	if (known.length < pictures.length) throw invalid("images", IMAGE_REQUIRED);
	return known;
}

/** A product and its pictures from a multipart request (spec 7). Throws ShopError `too-large`, `wrong-type` or `invalid`. */
export async function readProductUpload<Fields extends { pictures?: (string | number)[] | undefined }>(
	request: Request,
	schema: z.ZodType<Fields>,
): Promise<{ fields: Fields; pictures: Picture[] }> {
	const { fields, files } = await readPictureForm(request, {
		field: "productData",
		schema,
		files: "images",
		most: MAX_PICTURES,
		words: {
			noForm: "Please send the product as a form with its picture",
			noJson: "The product's fields are not valid JSON",
			tooMany: `A product can have at most ${MAX_PICTURES} pictures`,
		},
	});
	return { fields, pictures: pickPictures(files, fields.pictures) };
}

/** What is changed of a product: a form with pictures, or the fields alone as JSON, whose pictures are some of those it has. */
export async function readProductEdit<Fields extends { pictures?: (string | number)[] | undefined }>(
	request: Request,
	schema: z.ZodType<Fields>,
): Promise<{ fields: Fields; pictures: Picture[] }> {
	const type = request.headers.get("content-type")?.toLowerCase();
	if (!type?.startsWith("application/json")) return readProductUpload(request, schema);
	const fields = await readJson(request, schema);
	return { fields, pictures: pickPictures([], fields.pictures) };
}
