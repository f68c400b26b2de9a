import { endpoint } from "@/lib/server/http/endpoint";
import { ShopError } from "@/lib/server/platform/errors";

const unknownCall = endpoint<{ unknown: string[] }>(async () => {
	throw new ShopError("not-found", "There is no such call");
});

/** Every address under /api that no other file answers: JSON like all the rest (api.md, Conventions). */
export const GET = unknownCall;
export const POST = unknownCall;
export const PUT = unknownCall;
export const PATCH = unknownCall;
export const DELETE = unknownCall;
