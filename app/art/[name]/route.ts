import { widthInName } from "@/lib/domain/picture";
import { endpoint } from "@/lib/server/http/endpoint";
import { readSizedArt } from "@/lib/server/images/art";
import { notFound } from "@/lib/server/platform/errors";

/** A drawing of the shop in the width that its name says; as it is, it is a file of `public/art`. */
export const GET = endpoint<{ name: string }>(async (_request, { name }) => {
	const wanted = widthInName(name);
	const drawing = wanted && (await readSizedArt(wanted.name, wanted.width));
	if (!drawing) throw notFound("There is no such picture");
	// A month: a new version of the shop may draw another one under the same name.
	return new Response(new Uint8Array(drawing), {
		headers: { "content-type": "image/webp", "cache-control": "public, max-age=2678400" },
	});
});
