import { staticEndpoint } from "@/lib/server/calls/endpoint";
import { operationCalls } from "@/lib/server/calls/operations";
import { apiDocument } from "@/lib/server/openapi/document";

export const dynamic = "force-static";

export const GET = staticEndpoint(operationCalls.openapi, async () => Response.json(apiDocument()));
