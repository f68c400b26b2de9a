import { keyCalls } from "@/lib/integrations/calls";
import { deleteKey } from "@/lib/integrations/server/keys";
import { endpoint } from "@/lib/server/calls/endpoint";

export const DELETE = endpoint(keyCalls.remove, async ({ seller, params }) => {
	await deleteKey(seller, params.id);
	return { message: "Key deleted" };
});
