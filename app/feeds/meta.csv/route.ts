import { feedCalls } from "@/lib/products/calls";
import { metaFeed } from "@/lib/products/server/feeds";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(feedCalls.meta, metaFeed);
