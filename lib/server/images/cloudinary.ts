import "server-only";
import { createHash } from "node:crypto";
import { type UploadApiResponse, v2 } from "cloudinary";
import { z } from "zod";
import { pictureName } from "@/lib/products/rules/picture";
import { pictureOrigins } from "@/lib/server/platform/settings.mjs";
import { log } from "../log/log";
import { env } from "../platform/env";
import { ShopError } from "../platform/errors";
import type { ImageStore } from "./store";

const FOLDER = "sabz";
/** A seller waits for it, in milliseconds. */
const TIME_LIMIT_MS = 15_000;
const RETRY_SECONDS = 30;

const answerSchema = z.object({
	secure_url: z.url().refine((url) => pictureOrigins(env().CLOUDINARY_URL).includes(new URL(url).origin)),
});

/** Sends the picture; the account is the one that CLOUDINARY_URL names, which the library reads by itself. */
function upload(picture: Buffer, name: string): Promise<UploadApiResponse | undefined> {
	return new Promise((done, fail) => {
		const options = {
			folder: FOLDER,
			public_id: name,
			overwrite: false,
			format: "webp",
			timeout: TIME_LIMIT_MS,
		};
		const stream = v2.uploader.upload_stream(options, (error, answer) => {
			if (error) fail(error);
			else done(answer);
		});
		stream.end(picture);
	});
}

function reasonOf(error: unknown): string {
	return z.object({ message: z.string() }).safeParse(error).data?.message ?? "no reason given";
}

/** Pictures at Cloudinary, named by their content, so the same picture is stored once. Throws ShopError `unavailable`. */
export const cloudinaryImages: ImageStore = {
	async put(picture, isPhoto = false) {
		const name = pictureName(createHash("sha256").update(picture).digest("hex").slice(0, 32), isPhoto);
		try {
			return answerSchema.parse(await upload(picture, name)).secure_url;
		} catch (error) {
			// What the library reports may carry the request: only its words are logged.
			log.error({ reason: reasonOf(error) }, "a picture could not be stored at Cloudinary");
			throw new ShopError(
				"unavailable",
				"The picture could not be stored just now, so nothing was saved. Please try again in a moment.",
				{ retryAfter: RETRY_SECONDS },
			);
		}
	},
};
