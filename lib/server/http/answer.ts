import "server-only";
import { ZodError } from "zod";
import type { Language } from "@/lib/text/language";
import { translateAnswer } from "@/lib/text/messages/answers";
import { isOutage, OUTAGE_WORDS } from "../database/errors";
import { log } from "../log/log";
import { ShopError } from "../platform/errors";
import { invalidInput } from "./read";

const RETRY_SECONDS = 5;

type Said = {
	success: boolean;
	requestId?: string;
	message?: unknown;
	errors?: Readonly<Record<string, string>>;
};

/** A text that has no Urdu stays as it is: a test finds it before a person does. */
const inUrdu = (text: string) => translateAnswer(text) ?? text;

/** True where all that is said to people has its Urdu. */
function hasUrdu({ message, errors = {} }: Said): boolean {
	const texts = [...(typeof message === "string" ? [message] : []), ...Object.values(errors)];
	return texts.every((text) => translateAnswer(text) !== null);
}

function bodyInUrdu<Body extends Said>(body: Body): Body {
	const { message, errors } = body;
	return {
		...body,
		...(typeof message === "string" && { message: inUrdu(message) }),
		...(errors && {
			errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, inUrdu(text)])),
		}),
	};
}

/**
 * An answer whose texts for people are in a language: its message, and the sentence of each field. They are written in
 * English where they are thrown; here alone they become Urdu (docs/decisions/0104-texts-in-two-languages.md).
 */
function say(language: Language, body: Said, status: number, headers?: Record<string, string>): Response {
	const spoken = language === "ur" && hasUrdu(body) ? "ur" : "en";
	const said = language === "ur" ? bodyInUrdu(body) : body;
	const inLanguage = { "content-language": spoken, vary: "accept-language" };
	return Response.json(said, { status, headers: { ...headers, ...inLanguage } });
}

/** A successful answer: `success: true` and these fields. */
export function ok(fields: object = {}, status = 200, language: Language = "en"): Response {
	return say(language, { success: true, ...fields }, status);
}

function toShopError(error: unknown): ShopError | null {
	if (error instanceof ShopError) return error;
	if (error instanceof ZodError) return invalidInput(error);
	if (isOutage(error)) {
		return new ShopError("unavailable", OUTAGE_WORDS, {
			retryAfter: RETRY_SECONDS,
		});
	}
	return null;
}

/** The answer for a failure: its status and sentence; an unexpected one is logged and tells only a request id. */
export function failure(error: unknown, requestId: string, language: Language = "en"): Response {
	const known = toShopError(error);
	if (!known) {
		log.error({ err: error }, "a request failed unexpectedly");
		const message = "Something went wrong on our side. Please try again.";
		return say(language, { success: false, message, requestId }, 500);
	}
	const { errors, shown, retryAfter, urduNamed = known.message } = known.details;
	const message = language === "ur" ? urduNamed : known.message;
	const headers = retryAfter === undefined ? undefined : { "retry-after": String(retryAfter) };
	return say(language, { ...shown, success: false, message, errors }, known.status, headers);
}
