import { z } from "zod";
import { sameText } from "@/lib/server/crypto";
import { notFound } from "@/lib/server/errors";
import { expireTags, refreshKey } from "@/lib/server/freshness";
import { endpoint, ok, readBody } from "@/lib/server/http";

const refreshSchema = z.object({ tags: z.array(z.string().max(100)).max(1000) });

/** Expires cached pages in this instance; only its own watcher knows the word. */
export const POST = endpoint(async (request) => {
	const word = request.headers.get("authorization") ?? "";
	if (!sameText(word, `Bearer ${refreshKey()}`)) throw notFound("There is nothing here");
	const { tags } = await readBody(request, refreshSchema);
	expireTags(tags);
	return ok();
});
