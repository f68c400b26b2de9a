import { deliveryCalls } from "@/lib/server/calls/deliveries";
import { endpoint } from "@/lib/server/calls/endpoint";
import { readDeliveries } from "@/lib/server/deliveries/list";

export const GET = endpoint(deliveryCalls.list, ({ seller, language }) => readDeliveries(seller, language));
