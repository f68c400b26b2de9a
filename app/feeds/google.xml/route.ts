import { feedCalls } from "@/lib/products/calls";
import { googleFeed } from "@/lib/products/server/feeds";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(feedCalls.google, googleFeed);
