import { feedCalls } from "@/lib/products/calls";
import { metaFeed } from "@/lib/products/server/feeds";
import { staticEndpoint } from "@/lib/server/calls/endpoint";

export const dynamic = "force-static";

export const GET = staticEndpoint(feedCalls.meta, () => metaFeed("en"));
