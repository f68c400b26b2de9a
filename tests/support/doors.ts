import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Every door of the server: each method of each route file, who may come in, and whether it changes something. The
 * test of the doors fails when a route is not in this table, or the table names one that is gone.
 */
export type Visitor = "anyone" | "customer" | "seller";
export type Door = {
	call: string;
	who: Visitor;
	/** `own`: must come from our own pages. `wallet`: may come from anywhere. Otherwise it changes nothing. */
	changes?: "own" | "wallet";
	/** False: the one who may come in is not sent in. It would disturb other tests, or the answer has no end. */
	isQuiet?: false;
};

const anyone = (call: string, changes?: Door["changes"]): Door => ({ call, who: "anyone", changes });
const customer = (call: string, isQuiet?: false): Door => ({
	call,
	who: "customer",
	changes: call.startsWith("GET ") ? undefined : "own",
	isQuiet,
});
const seller = (call: string, isQuiet?: false): Door => ({ ...customer(call, isQuiet), who: "seller" });

export const DOORS: Door[] = [
	anyone("GET /api/health"),
	anyone("GET /api/ready"),
	anyone("GET /api/openapi.json"),
	anyone("POST /api/contact", "own"),
	anyone("POST /api/internal/refresh", "own"),
	seller("GET /api/metrics"),
	seller("GET /api/notifications"),
	seller("GET /api/notifications/events", false),
	seller("PUT /api/notifications/[id]/read"),
	seller("DELETE /api/notifications/[id]"),
	seller("PUT /api/notifications/read-all", false),
	customer("PUT /api/order/cancel/[id]"),
	customer("POST /api/order/cod"),
	customer("GET /api/order/events", false),
	customer("POST /api/order/online"),
	customer("POST /api/order/reorder/[id]"),
	customer("GET /api/order/user"),
	seller("GET /api/order/seller"),
	seller("PUT /api/order/mark-paid/[id]"),
	seller("PUT /api/order/status/[id]"),
	seller("PUT /api/order/status/[id]/undo"),
	customer("GET /api/payment/[reference]"),
	customer("GET /api/payment/open"),
	customer("POST /api/payment/jazzcash"),
	customer("POST /api/payment/easypaisa"),
	anyone("POST /api/payment/callback", "wallet"),
	anyone("GET /api/payment/ipn/easypaisa"),
	anyone("POST /api/payment/ipn/jazzcash", "wallet"),
	anyone("POST /payment/verify", "wallet"),
	anyone("GET /api/product/all-products"),
	anyone("GET /api/product/search-index"),
	seller("PUT /api/product/[id]"),
	seller("POST /api/product/add"),
	seller("PATCH /api/product/archive"),
	seller("PATCH /api/product/bulk"),
	seller("GET /api/product/export"),
	seller("POST /api/product/import"),
	seller("PATCH /api/product/stock"),
	anyone("GET /api/reviews/[productId]"),
	anyone("GET /api/reviews/[productId]/stats"),
	anyone("POST /api/reviews", "own"),
	seller("GET /api/seller/check-auth"),
	seller("GET /api/seller/refunds"),
	seller("POST /api/seller/refunds"),
	seller("PUT /api/seller/refunds/[id]/settle"),
	anyone("POST /api/seller/login", "own"),
	anyone("POST /api/seller/logout", "own"),
	anyone("POST /api/test/email", "own"),
	anyone("GET /api/test/mails"),
	anyone("GET /api/test/mails/[name]"),
	customer("DELETE /api/user/account"),
	customer("POST /api/user/address"),
	customer("PUT /api/user/address/[id]"),
	customer("DELETE /api/user/address/[id]"),
	customer("GET /api/user/addresses"),
	customer("GET /api/user/cart"),
	customer("POST /api/user/cart/add"),
	customer("DELETE /api/user/cart/clear"),
	customer("PUT /api/user/cart/merge"),
	anyone("POST /api/user/cart/preview", "own"),
	customer("DELETE /api/user/cart/remove"),
	customer("PUT /api/user/cart/update"),
	customer("PUT /api/user/change-password"),
	customer("GET /api/user/check-auth"),
	customer("GET /api/user/data"),
	anyone("POST /api/user/forgot-password", "own"),
	anyone("POST /api/user/login", "own"),
	anyone("GET /api/user/logout", "own"),
	customer("POST /api/user/logout-everywhere"),
	anyone("POST /api/user/register", "own"),
	anyone("POST /api/user/resend-verification", "own"),
	anyone("POST /api/user/reset-password/[token]", "own"),
	customer("GET /api/user/mail-settings"),
	customer("PUT /api/user/mail-settings"),
	customer("PUT /api/user/update-profile"),
	anyone("GET /api/user/verify-email/[token]", "own"),
	anyone("GET /api/[...unknown]"),
	anyone("POST /api/[...unknown]", "own"),
	anyone("PUT /api/[...unknown]", "own"),
	anyone("PATCH /api/[...unknown]", "own"),
	anyone("DELETE /api/[...unknown]", "own"),
	anyone("GET /art/[name]"),
	anyone("GET /images/[name]"),
	anyone("POST /wallet-simulator/decide", "wallet"),
	anyone("POST /wallet-simulator/easypaisa/easypay-service/rest/v4/inquire-transaction", "wallet"),
	anyone("POST /wallet-simulator/easypaisa/easypay/Confirm.jsf", "wallet"),
	anyone("POST /wallet-simulator/easypaisa/easypay/Index.jsf", "wallet"),
	anyone("POST /wallet-simulator/jazzcash/ApplicationAPI/API/PaymentInquiry/Inquire", "wallet"),
	anyone("POST /wallet-simulator/jazzcash/CustomerPortal/transactionmanagement/merchantform", "wallet"),
];

const APP = join(import.meta.dirname, "../../app");
const METHOD = /^export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b/gm;

/** Every method of every route file, as the table writes them. */
export function callsOfRoutes(): string[] {
	const files = readdirSync(APP, { recursive: true, encoding: "utf8" });
	return files
		.filter((file) => /(^|[\\/])route\.tsx?$/.test(file))
		.flatMap((file) => {
			const folder = relative(APP, join(APP, file, "..")).split(sep);
			const path = `/${folder.filter((part) => !part.startsWith("(")).join("/")}`;
			const methods = readFileSync(join(APP, file), "utf8").matchAll(METHOD);
			return [...methods].map(([, method]) => `${method} ${path}`);
		});
}

/** A door's method and an address behind it that names nothing. */
export function addressOf({ call }: Door): { method: string; path: string } {
	const [method = "", path = ""] = call.split(" ");
	return {
		method,
		path: path
			.replaceAll(/\[(?:id|productId)\]/g, "66a000000000000000000001")
			.replaceAll(/\[[\w.]+\]/g, "nothing"),
	};
}
