import { notFound } from "@/lib/server/errors";
import { endpoint } from "@/lib/server/http";
import { readImage } from "@/lib/server/images/gridfs";

const NAME = /^([0-9a-f]{32}(?:-photo)?)\.webp$/;

/** A product picture. Its name is made from its content, so it never changes. */
export const GET = endpoint<{ name: string }>(async (_request, { name }) => {
	const id = NAME.exec(name)?.[1];
	const picture = id ? await readImage(id) : null;
	if (!picture) throw notFound("There is no such picture");
	return new Response(new Uint8Array(picture), {
		headers: { "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" },
	});
});
