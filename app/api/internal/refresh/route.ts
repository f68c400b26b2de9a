import { expireTags } from "@/lib/server/cache/invalidation";
import { endpoint } from "@/lib/server/calls/endpoint";
import { operationCalls } from "@/lib/server/calls/operations";

export const POST = endpoint(operationCalls.refresh, async ({ body }) => {
	expireTags(body.tags);
	return {};
});
