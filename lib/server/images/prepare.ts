import "server-only";
import sharp, { type Metadata } from "sharp";
import { NOT_A_PICTURE } from "@/lib/products/rules/product-form";
import { ShopError } from "../platform/errors";

/** Longest side of a stored picture, in pixels. */
const MAX_SIDE = 1280;
/** A picture is unpacked in memory, four bytes a pixel: more than this is refused before that. */
const MAX_MEGAPIXELS = 36;
const PICTURE_FORMATS = new Set(["jpeg", "png", "webp", "gif", "heif", "avif", "tiff"]);

function refuse(field: string, message: string): ShopError {
	return new ShopError("invalid", message, { errors: { [field]: message } });
}

async function readHeader(file: Buffer, field: string): Promise<Metadata> {
	try {
		return await sharp(file, { limitInputPixels: false }).metadata();
	} catch {
		throw refuse(field, NOT_A_PICTURE);
	}
}

export type PreparedPicture = {
	webp: Buffer;
	/** Nothing can be seen through it: it fills its frame. */
	isPhoto: boolean;
};

/**
 * A file as the shop keeps it: a WebP picture that stands upright, at most 1280 pixels a side, without the metadata
 * of the camera. Throws ShopError `invalid` when it does not decode as a picture or has too many pixels;
 * `field` is the form's field that it came in.
 */
export async function preparePicture(file: Buffer, field = "images"): Promise<PreparedPicture> {
	const { format, width, height } = await readHeader(file, field);
	if (!PICTURE_FORMATS.has(format)) throw refuse(field, NOT_A_PICTURE);
	const megapixels = (width * height) / 1_000_000;
	if (megapixels > MAX_MEGAPIXELS) {
		throw refuse(
			field,
			`This picture has ${Math.round(megapixels)} megapixels. Please use one of at most ${MAX_MEGAPIXELS}.`,
		);
	}
	try {
		const webp = await sharp(file, { failOn: "error" })
			.autoOrient()
			.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
			.webp({ quality: 82 })
			.toBuffer();
		return { webp, isPhoto: (await sharp(webp).stats()).isOpaque };
	} catch {
		throw refuse(field, NOT_A_PICTURE);
	}
}
