import { endpoint } from "@/lib/server/calls/endpoint";
import { operationCalls } from "@/lib/server/calls/operations";

export const dynamic = "force-dynamic";

export const GET = endpoint(operationCalls.health, async () => ({}));
