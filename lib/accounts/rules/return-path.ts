import { FROM_CHECKOUT } from "@/lib/early/browser-keys.mjs";
import { languageOfPath, pathIn } from "@/lib/text/language";

/** Where a guest wanted to go before the login: pages of a customer alone, so that a link leads nowhere else. */

/** Spelled out, so that browsers do not load the table of pages (routes.mjs). */
const CUSTOMER_PAGES = /^(?:\/ur)?\/(account|my-orders)(\/|$)/;

/** True for a page of the storefront that needs a customer (spec 2). */
export function isCustomerPage(pathname: string): boolean {
	return CUSTOMER_PAGES.test(pathname);
}

/** The page of a customer that this text names, with its query; null for everything else, wherever it leads. */
export function returnPathOf(text: string | null): string | null {
	if (!text?.startsWith("/")) return null;
	const base = "http://shop.invalid";
	if (!URL.canParse(text, base)) return null;
	const url = new URL(text, base);
	return url.origin === base && isCustomerPage(url.pathname) ? url.pathname + url.search : null;
}

/** Spelled out for the same reason. */
const CHECKOUT = /^(?:\/ur)?\/checkout$/;

/** Where a guest is sent from a page that needs a customer: from the checkout to the cart (spec 4), from others to the login; null where guests may be. */
export function wayOfGuest(pathname: string, search: string): string | null {
	if (CHECKOUT.test(pathname)) return pathIn(languageOfPath(pathname), `/cart?${FROM_CHECKOUT}`);
	return isCustomerPage(pathname) ? loginHref(pathname + search) : null;
}

/** Home in the page's language, with the login dialog open, for a guest who wanted this page of a customer (spec 2: redirects to /). */
export function loginHref(wanted: string): string {
	return pathIn(languageOfPath(wanted), `/?${new URLSearchParams({ auth: "login", next: wanted })}`);
}
