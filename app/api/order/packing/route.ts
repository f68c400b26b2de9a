import { packingCalls } from "@/lib/packing/calls";
import { findOrdersToPack } from "@/lib/packing/server/list";
import { notePacking } from "@/lib/packing/server/packers";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(packingCalls.list, ({ query }) => findOrdersToPack(query.older));

export const PUT = endpoint(packingCalls.open, async ({ seller, body }) => ({
	packers: await notePacking(seller, body),
}));
