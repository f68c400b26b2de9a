import { staticEndpoint } from "@/lib/server/calls/endpoint";
import { operationCalls } from "@/lib/server/calls/operations";
import { apiDocument } from "@/lib/server/openapi/document";
import { getShop } from "@/lib/shop/server/read";

export const dynamic = "force-static";

export const GET = staticEndpoint(operationCalls.openapi, async () => {
	const { name, email } = await getShop();
	const { info, ...contract } = apiDocument();
	const contact = email ? { contact: { name, email } } : {};
	return Response.json({ ...contract, info: { ...info, title: name, ...contact } });
});
