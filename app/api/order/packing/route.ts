import { packingCalls } from "@/lib/packing/calls";
import { findOrdersToPack } from "@/lib/packing/server/list";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(packingCalls.list, ({ query }) => findOrdersToPack(query.older));
