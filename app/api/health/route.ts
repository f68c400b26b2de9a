import { endpoint, ok } from "@/lib/server/http/endpoint";

export const dynamic = "force-dynamic";

/** The process answers. */
export const GET = endpoint(async () => ok());
