import "server-only";
import { isDisposableEmailDomain } from "disposable-email-domains-js";
import { ShopError } from "../platform/errors";

const MESSAGE = "Temporary or disposable email addresses are not allowed";

/** True when the address, or a domain above its own, belongs to a service for throw-away mail. */
export function isDisposable(email: string): boolean {
	const labels = email.slice(email.lastIndexOf("@") + 1).split(".");
	return labels.some((_, index) => isDisposableEmailDomain(labels.slice(index).join(".")));
}

/** Refuses throw-away addresses: throws ShopError `invalid` (spec 5; api.md). */
export function refuseDisposable(email: string): void {
	if (isDisposable(email)) throw new ShopError("invalid", MESSAGE, { errors: { email: MESSAGE } });
}
