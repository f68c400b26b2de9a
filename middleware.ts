import { type NextRequest, NextResponse } from "next/server";
import { wayOfGuest } from "@/lib/accounts/rules/return-path";
import { STORE_VIEW_COOKIE, STORE_VIEW_HREF, STORE_VIEW_SECONDS } from "@/lib/products/rules/store-view";
import { sessionIn } from "@/lib/server/http/session";
import { isHttps } from "@/lib/server/platform/env";

function letSee(answer: NextResponse): NextResponse {
	answer.cookies.set(STORE_VIEW_COOKIE, "1", {
		maxAge: STORE_VIEW_SECONDS,
		httpOnly: true,
		secure: isHttps(),
		sameSite: "lax",
		path: "/",
	});
	return answer;
}

/**
 * Sends a signed-in seller to the seller area, unless they asked to see the shop, and a guest away from the customer's pages (spec 2, 4), to come back after
 * the login. Looks at the signature only: whether a session still counts is decided again wherever something is read
 * or changed.
 */
export function middleware(request: NextRequest): NextResponse {
	const { pathname, search } = request.nextUrl;
	const redirectTo = (href: string) => NextResponse.redirect(new URL(href, request.nextUrl));
	if (sessionIn(request.cookies, "seller")) {
		if (pathname + search === STORE_VIEW_HREF) return letSee(redirectTo("/"));
		if (!request.cookies.has(STORE_VIEW_COOKIE)) return redirectTo("/seller");
	}
	const away = sessionIn(request.cookies, "customer") ? null : wayOfGuest(pathname, search);
	return away ? redirectTo(away) : NextResponse.next();
}

// Next reads this without running it, so the cookie's names (over http and https) and the paths are spelled out, twice.
// Cached pages run it only for someone who carries the seller's cookie. Whom each page is for: lib/routes.mjs.
export const config = {
	runtime: "nodejs",
	matcher: [
		"/account/:path*",
		"/my-orders/:path*",
		"/my-orders/weekly/:path*",
		"/ur/account/:path*",
		"/ur/my-orders/:path*",
		"/ur/my-orders/weekly/:path*",
		{
			source: "/((?!seller|rider|ur/rider|ur/payment/|api/|_next/|images/|art/|payment/|test-email|.*\\.).*)",
			has: [{ type: "cookie", key: "sabz_seller" }],
		},
		{
			source: "/((?!seller|rider|ur/rider|ur/payment/|api/|_next/|images/|art/|payment/|test-email|.*\\.).*)",
			has: [{ type: "cookie", key: "__Host-sabz_seller" }],
		},
		// A cached page, for a guest alone; the edge server asks for it without a cookie.
		{
			source: "/((?:ur/)?checkout)",
			missing: [
				{ type: "cookie", key: "sabz_session" },
				{ type: "cookie", key: "__Host-sabz_session" },
				{ type: "header", key: "x-sabz-own" },
			],
		},
	],
};
