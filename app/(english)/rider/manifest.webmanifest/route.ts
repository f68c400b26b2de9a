import { riderManifest } from "@/app/_layouts/rider-manifest";
import { deliveryCalls } from "@/lib/server/calls/deliveries";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(deliveryCalls.manifest, () => riderManifest("en"));
