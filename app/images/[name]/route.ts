import { widthInName } from "@/lib/products/rules/picture";
import { endpoint } from "@/lib/server/calls/endpoint";
import { pictureCalls } from "@/lib/server/calls/operations";
import { readSized } from "@/lib/server/images/sized";
import { isImageName, nameOfImage, readImage } from "@/lib/server/images/store";
import { notFound } from "@/lib/server/platform/errors";

async function readPicture(file: string): Promise<Buffer | null> {
	const wanted = widthInName(file);
	if (wanted) return isImageName(wanted.name) ? readSized(wanted.name, wanted.width) : null;
	const name = nameOfImage(`/images/${file}`);
	return name ? readImage(name) : null;
}

export const GET = endpoint(pictureCalls.product, async ({ params }) => {
	const picture = await readPicture(params.name);
	if (!picture) throw notFound("There is no such picture");
	// Its name is made from its content, so it never changes.
	return new Response(new Uint8Array(picture), {
		headers: { "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" },
	});
});
