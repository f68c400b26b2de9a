import { z } from "zod";
import { expireTags, refreshKey } from "@/lib/server/cache/invalidation";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { sameText } from "@/lib/server/platform/crypto";
import { notFound } from "@/lib/server/platform/errors";

const refreshSchema = z.object({ tags: z.array(z.string().max(100)).max(1000) });

/** Expires cached pages in this instance; only its own watcher knows the word. */
export const POST = endpoint(async (request) => {
	const word = request.headers.get("authorization") ?? "";
	if (!sameText(word, `Bearer ${refreshKey()}`)) throw notFound("There is nothing here");
	const { tags } = await readBody(request, refreshSchema);
	expireTags(tags);
	return ok();
});
