import { type NextRequest, NextResponse } from "next/server";
import { sessionIn } from "@/lib/server/session";

/** Pages of the storefront that need a customer (spec 2: not logged in redirects to /). */
const CUSTOMER_PAGES = /^\/(account|my-orders)(\/|$)/;

function redirectTo(request: NextRequest, path: string): NextResponse {
	const url = request.nextUrl.clone();
	url.pathname = path;
	url.search = "";
	return NextResponse.redirect(url);
}

/**
 * Sends a signed-in seller to the seller area and a guest away from the customer's pages (spec 2). Looks at the
 * signature only: whether a session still counts is decided again wherever something is read or changed.
 */
export function middleware(request: NextRequest): NextResponse {
	if (sessionIn(request.cookies, "seller")) return redirectTo(request, "/seller");
	const isForCustomers = CUSTOMER_PAGES.test(request.nextUrl.pathname);
	if (isForCustomers && !sessionIn(request.cookies, "customer")) return redirectTo(request, "/");
	return NextResponse.next();
}

// Next reads this without running it, so the cookie's names (over http and https) and the paths are spelled out, twice.
// Cached pages run it only for someone who carries the seller's cookie. The seller may open /test-email, and a wallet
// may come back.
export const config = {
	runtime: "nodejs",
	matcher: [
		"/account/:path*",
		"/my-orders/:path*",
		{
			source: "/((?!seller|api/|_next/|images/|art/|payment/|test-email|.*\\.).*)",
			has: [{ type: "cookie", key: "sabz_seller" }],
		},
		{
			source: "/((?!seller|api/|_next/|images/|art/|payment/|test-email|.*\\.).*)",
			has: [{ type: "cookie", key: "__Host-sabz_seller" }],
		},
	],
};
