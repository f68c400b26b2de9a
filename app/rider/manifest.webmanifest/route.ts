import { riderManifest } from "@/app/rider/rider-manifest";
import { deliveryCalls } from "@/lib/riders/calls";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(deliveryCalls.manifest, () => riderManifest("en"));
