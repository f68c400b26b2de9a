import { endpoint } from "@/lib/server/calls/endpoint";
import { unknownCalls } from "@/lib/server/calls/operations";
import { notFound } from "@/lib/server/platform/errors";

async function refuse(): Promise<never> {
	throw notFound("There is no such call");
}

export const GET = endpoint(unknownCalls.get, refuse);
export const POST = endpoint(unknownCalls.post, refuse);
export const PUT = endpoint(unknownCalls.put, refuse);
export const PATCH = endpoint(unknownCalls.patch, refuse);
export const DELETE = endpoint(unknownCalls.delete, refuse);
