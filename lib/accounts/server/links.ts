import "server-only";
import { clock } from "@/lib/server/platform/clock";
import { randomToken, sha256 } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import { type Language, pathIn } from "@/lib/text/language";
import type { LinkToken } from "@/models/accounts";

const HOUR_MS = 3_600_000;

/** How long a mailed link works, in milliseconds (api.md). */
export const VERIFICATION_MS = 24 * HOUR_MS;
export const RESET_MS = HOUR_MS;
export const INVITATION_MS = 48 * HOUR_MS;

/** A link to mail, its page in the language of who gets it, and what is stored of it. */
export type NewLink = { urlIn: (language?: Language) => string; stored: LinkToken };

/** A single-use link under this page of the shop. Only its hash is stored, so a copied database opens nothing. */
export function newLink(page: "verify-email" | "reset-password" | "seller/join", lifeMs: number): NewLink {
	const token = randomToken();
	return {
		urlIn: (language = "en") => env().APP_URL + pathIn(language, `/${page}/${token}`),
		stored: { hash: sha256(token), expiresAt: new Date(clock.now().getTime() + lifeMs) },
	};
}

/** The filter that finds the person whose link this is, while the link works. */
export function workingLink(kind: "verification" | "reset" | "invitation", token: string) {
	return { [`${kind}.hash`]: sha256(token), [`${kind}.expiresAt`]: { $gt: clock.now() } };
}
