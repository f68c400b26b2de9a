import "server-only";
import { requireSeller } from "@/lib/team/server/guards";
import { sameText } from "../platform/crypto";
import { env } from "../platform/env";

/**
 * Lets through whoever carries METRICS_TOKEN as a bearer token, and the signed-in owner. Throws ShopError
 * `unauthenticated` or `forbidden` for anyone else; without the setting the owner alone may look.
 */
export async function requireMetricsReader(headers: Headers): Promise<void> {
	const { METRICS_TOKEN } = env();
	const word = headers.get("authorization") ?? "";
	if (METRICS_TOKEN && sameText(word, `Bearer ${METRICS_TOKEN}`)) return;
	await requireSeller("management");
}
