import { ok } from "@/lib/server/http";

export const dynamic = "force-dynamic";

/** The process answers. */
export function GET(): Response {
	return ok();
}
