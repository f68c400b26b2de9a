import { notFound } from "@/lib/server/errors";
import { endpoint } from "@/lib/server/http";
import { nameOfImage, readImage } from "@/lib/server/images/gridfs";

/** A product picture. Its name is made from its content, so it never changes. */
export const GET = endpoint<{ name: string }>(async (_request, { name }) => {
	const id = nameOfImage(`/images/${name}`);
	const picture = id ? await readImage(id) : null;
	if (!picture) throw notFound("There is no such picture");
	return new Response(new Uint8Array(picture), {
		headers: { "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" },
	});
});
