import { deliveryCalls } from "@/lib/riders/calls";
import { readDeliveries } from "@/lib/riders/server/deliveries";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(deliveryCalls.list, ({ seller, language }) => readDeliveries(seller, language));
