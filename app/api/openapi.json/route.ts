import { apiDocument } from "@/lib/server/openapi/document";

export const dynamic = "force-static";

/** The HTTP contract as OpenAPI 3.1; written once when the shop is built. */
export function GET(): Response {
	return Response.json(apiDocument());
}
