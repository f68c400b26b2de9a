import { keyCalls } from "@/lib/integrations/calls";
import { addKey, listKeys } from "@/lib/integrations/server/keys";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(keyCalls.list, async () => ({ keys: await listKeys() }));

export const POST = endpoint(keyCalls.add, async ({ seller, body }) => ({
	...(await addKey(seller, body)),
	message: "Key made",
}));
