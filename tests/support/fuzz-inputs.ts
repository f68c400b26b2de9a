import { orderFiltersSchema } from "@/lib/orders/schema/seller-order";
import { WALLETS } from "@/lib/payments/rules";
import type { Call } from "@/lib/server/calls/call";
import { CALLS } from "./calls";

/** What is sent odd input: a call, or a page's address, with what its query names. */
export type Target = { name: string; call?: Call; query: readonly string[] };

/** The fields that wallets send, to us and to the simulated ones. */
export const WALLET_FIELDS = [
	"pp_TxnRefNo",
	"pp_Amount",
	"pp_ResponseCode",
	"pp_SecureHash",
	"pp_MerchantID",
	"pp_TxnCurrency",
	"pp_ReturnURL",
	"pp_Password",
	"status",
	"responseCode",
	"orderRefNumber",
	"orderRefNum",
	"auth_token",
	"postBackURL",
	"storeId",
	"amount",
	"merchantHashedReq",
	"orderId",
	"accountNum",
	"wallet",
	"reference",
	"decision",
] as const;

/** Pages and files that read something of their address, and what their queries name. */
const PAGES: Record<string, readonly string[]> = {
	"GET /": ["auth"],
	"GET /all-products": ["q", "category", "sort", "page"],
	"GET /product/[id]": [],
	"GET /product/[id]/opengraph-image": [],
	"GET /cart": ["auth"],
	"GET /my-orders": ["page"],
	"GET /verify-email/[token]": [],
	"GET /reset-password/[token]": [],
	"GET /payment/verify": ["provider", "pp_TxnRefNo", "pp_ResponseCode", "orderRefNum", "responseCode"],
	"GET /payment/go/[reference]": [],
	"GET /payment/[wallet]/[reference]": ["auth_token"],
	"GET /seller/orders": Object.keys(orderFiltersSchema.shape),
	"GET /seller/orders/[id]": [],
	"GET /seller/edit-product/[id]": [],
	"GET /wallet-simulator/pay/[wallet]/[reference]": ["stay"],
	"GET /wallet-simulator/return/[wallet]/[reference]": [],
	"GET /[anything]": [],
};

/** An address with the name of each wallet in it, and with any other text in its place. */
function ofEachWallet(name: string): string[] {
	return name.includes("[wallet]")
		? [name, ...WALLETS.map((wallet) => name.replace("[wallet]", wallet))]
		: [name];
}

/** Every call whose answer ends and that disturbs no other test, and every page. */
export const TARGETS: readonly Target[] = [
	...CALLS.filter(({ isQuiet }) => isQuiet).map(({ name, call }) => ({
		name,
		call,
		query: Object.keys(call.query?.shape ?? {}),
	})),
	...Object.entries(PAGES).flatMap(([name, query]) =>
		ofEachWallet(name).map((own) => ({ name: own, query })),
	),
];
