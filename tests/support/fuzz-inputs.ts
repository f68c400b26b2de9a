import type { z } from "zod";
import * as accounts from "@/lib/domain/account-schemas";
import { saveAddressSchema } from "@/lib/domain/address-schema";
import { bulkChangeSchema } from "@/lib/domain/bulk-change-schema";
import * as carts from "@/lib/domain/cart";
import { onlineOrderSchema, startPaymentSchema } from "@/lib/domain/checkout";
import { contactSchema } from "@/lib/domain/contact-schema";
import { listPartSchema } from "@/lib/domain/list-place";
import { mailSettingsSchema } from "@/lib/domain/mail-settings";
import { notificationQuerySchema } from "@/lib/domain/notification";
import { orderFiltersSchema } from "@/lib/domain/order-filters-schema";
import { cashOrderSchema } from "@/lib/domain/order-schema";
import { orderStepSchema } from "@/lib/domain/order-status-schema";
import { stockSchema } from "@/lib/domain/product-form-schema";
import { newRefundSchema, refundQuerySchema, settleRefundSchema } from "@/lib/domain/refund-schema";
import { reviewPartSchema, reviewSchema } from "@/lib/domain/review-schema";
import * as products from "@/lib/domain/seller-product";

/** What each call reads from its body. A call that is not named reads none. */
export const BODIES: Record<string, z.ZodType> = {
	"POST /api/contact": contactSchema,
	"POST /api/order/cod": cashOrderSchema,
	"POST /api/order/online": onlineOrderSchema,
	"PUT /api/order/status/[id]": orderStepSchema,
	"POST /api/payment/jazzcash": startPaymentSchema("jazzcash"),
	"POST /api/payment/easypaisa": startPaymentSchema("easypaisa"),
	"PATCH /api/product/archive": products.archiveSchema,
	"PATCH /api/product/bulk": bulkChangeSchema,
	"PATCH /api/product/stock": stockSchema,
	"POST /api/reviews": reviewSchema,
	"POST /api/seller/refunds": newRefundSchema,
	"PUT /api/seller/refunds/[id]/settle": settleRefundSchema,
	"POST /api/seller/login": accounts.loginSchema,
	"POST /api/test/email": accounts.testEmailSchema,
	"DELETE /api/user/account": accounts.deleteAccountSchema,
	"POST /api/user/address": saveAddressSchema,
	"PUT /api/user/address/[id]": saveAddressSchema,
	"POST /api/user/cart/add": carts.addToCartSchema,
	"PUT /api/user/cart/merge": carts.mergeCartSchema,
	"POST /api/user/cart/preview": carts.mergeCartSchema,
	"DELETE /api/user/cart/remove": carts.removeFromCartSchema,
	"PUT /api/user/cart/update": carts.updateCartSchema,
	"PUT /api/user/change-password": accounts.changePasswordSchema,
	"POST /api/user/forgot-password": accounts.forgotPasswordSchema,
	"POST /api/user/login": accounts.loginSchema,
	"POST /api/user/register": accounts.registerSchema,
	"POST /api/user/resend-verification": accounts.resendVerificationSchema,
	"POST /api/user/reset-password/[token]": accounts.resetPasswordSchema,
	"PUT /api/user/mail-settings": mailSettingsSchema,
	"PUT /api/user/update-profile": accounts.updateProfileSchema,
};

/** The product that a form brings, in its field `productData`. */
export const PRODUCT_FORMS: Record<string, z.ZodType> = {
	"POST /api/product/add": products.newProductDataSchema,
	"PUT /api/product/[id]": products.editProductDataSchema,
};

/** What each call reads from its query. */
export const QUERIES: Record<string, readonly string[]> = {
	"GET /api/notifications": Object.keys(notificationQuerySchema.shape),
	"GET /api/order/user": Object.keys(listPartSchema.shape),
	"GET /api/order/seller": Object.keys(orderFiltersSchema.shape),
	"GET /api/seller/refunds": Object.keys(refundQuerySchema.shape),
	"GET /api/reviews/[productId]": Object.keys(reviewPartSchema.shape),
	"GET /api/payment/ipn/easypaisa": ["url"],
	"POST /api/product/import": ["dry"],
};

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
export const PAGES: Record<string, readonly string[]> = {
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
	"GET /payment/easypaisa/[reference]": ["auth_token"],
	"GET /seller/orders": Object.keys(orderFiltersSchema.shape),
	"GET /seller/orders/[id]": [],
	"GET /seller/edit-product/[id]": [],
	"GET /wallet-simulator/pay/[wallet]/[reference]": ["stay"],
	"GET /wallet-simulator/return/[wallet]/[reference]": [],
	"GET /[anything]": [],
};
