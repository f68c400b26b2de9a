import { widthInName } from "@/lib/products/rules/picture";
import { endpoint } from "@/lib/server/calls/endpoint";
import { pictureCalls } from "@/lib/server/calls/operations";
import { readSizedArt } from "@/lib/server/images/sized";
import { notFound } from "@/lib/server/platform/errors";

export const GET = endpoint(pictureCalls.art, async ({ params }) => {
	const wanted = widthInName(params.name);
	const drawing = wanted && (await readSizedArt(wanted.name, wanted.width));
	if (!drawing) throw notFound("There is no such picture");
	// A month: a new version of the shop may draw another one under the same name.
	return new Response(new Uint8Array(drawing), {
		headers: { "content-type": "image/webp", "cache-control": "public, max-age=2678400" },
	});
});
