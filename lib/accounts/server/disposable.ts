import "server-only";
import { isDisposableEmailDomain } from "disposable-email-domains-js";
import { invalid } from "@/lib/server/platform/errors";

/** Services for throw-away mail that the package does not list. */
const OUR_OWN: ReadonlySet<string> = new Set([
	"tempmail.com",
	"tempmail.org",
	"tempmail.net",
	"tempmail.io",
	"temp-mail.io",
	"mail-temp.com",
	"mailtemp.com",
	"temporarymail.com",
	"throwaway.email",
	"minutemail.com",
	"fake-mail.com",
	"tempinbox.net",
	"disposablemail.com",
	"disposableemail.com",
	"spamgourmet.com",
	"burnermail.io",
]);

const MESSAGE = "Temporary or disposable email addresses are not allowed";

/** True when the address, or a domain above its own, belongs to a service for throw-away mail. */
export function isDisposable(email: string): boolean {
	const labels = email.slice(email.lastIndexOf("@") + 1).split(".");
	return labels.some((_, index) => {
		const domain = labels.slice(index).join(".");
		return OUR_OWN.has(domain) || isDisposableEmailDomain(domain);
	});
}

/** Refuses throw-away addresses: throws ShopError `invalid` (spec 5; api.md). */
export function refuseDisposable(email: string): void {
	if (isDisposable(email)) throw invalid("email", MESSAGE);
}
