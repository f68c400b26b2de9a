import "server-only";

const STATUS = {
	invalid: 400,
	unauthenticated: 401,
	forbidden: 403,
	"not-found": 404,
	conflict: 409,
	"too-large": 413,
	"wrong-type": 415,
	"too-many": 429,
	unavailable: 503,
} as const;

export type ErrorKind = keyof typeof STATUS;

type Details = {
	/** A sentence for each field that broke a rule. */
	errors?: Record<string, string>;
	/** What the answer shows besides the sentence, by field. */
	shown?: Record<string, unknown>;
	/** The sentence with products by their Urdu names, where it names any: what is translated. */
	urduNamed?: string;
	/** Seconds after which trying again makes sense. */
	retryAfter?: number;
};

/** A failure that a person is told about: what kind, one clear sentence, and which fields it concerns. */
export class ShopError extends Error {
	constructor(
		readonly kind: ErrorKind,
		message: string,
		readonly details: Details = {},
	) {
		super(message);
	}

	/** The HTTP status of this kind of failure (api.md, Conventions). */
	get status(): number {
		return STATUS[this.kind];
	}
}

/** What was found; null in the place of ShopError `not-found`. */
export async function foundOrNull<Found>(finding: Promise<Found>): Promise<Found | null> {
	try {
		return await finding;
	} catch (error) {
		if (error instanceof ShopError && error.kind === "not-found") return null;
		throw error;
	}
}

/** 404 for what does not exist, and for what is not yours. */
export function notFound(message: string): ShopError {
	return new ShopError("not-found", message);
}

/** 400 for a rule that one field broke, said beside it. */
export function invalid(field: string, message: string): ShopError {
	return new ShopError("invalid", message, { errors: { [field]: message } });
}
