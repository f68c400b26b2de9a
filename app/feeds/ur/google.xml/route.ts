import { urduFeedCalls } from "@/lib/products/calls";
import { googleFeed } from "@/lib/products/server/feeds";
import { staticEndpoint } from "@/lib/server/calls/endpoint";

export const dynamic = "force-static";

export const GET = staticEndpoint(urduFeedCalls.google, () => googleFeed("ur"));
