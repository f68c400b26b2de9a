import { endpoint } from "@/lib/server/calls/endpoint";
import { packingCalls } from "@/lib/server/calls/packing";
import { findOrdersToPack } from "@/lib/server/packing/list";

export const GET = endpoint(packingCalls.list, ({ query }) => findOrdersToPack(query.older));
