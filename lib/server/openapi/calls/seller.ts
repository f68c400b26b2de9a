import "server-only";
import { z } from "zod";
import { loginSchema } from "@/lib/domain/account-schemas";
import { bulkChangeSchema } from "@/lib/domain/bulk-change-schema";
import { notificationQuerySchema } from "@/lib/domain/notification";
import { orderFiltersSchema } from "@/lib/domain/order-filters-schema";
import { orderStepSchema } from "@/lib/domain/order-status-schema";
import { stockSchema } from "@/lib/domain/product-form-schema";
import { newRefundSchema, refundQuerySchema, settleRefundSchema } from "@/lib/domain/refund-schema";
import { archiveSchema, editProductDataSchema, newProductDataSchema } from "@/lib/domain/seller-product";
import type { Call } from "../call";
import {
	eventsQuery,
	message,
	notification,
	patchOutcome,
	priceListReport,
	refund,
	sellerOrder,
	sellerProduct,
} from "../shapes";

const file = z.file();
const images = z.array(file).max(5);
const unreadCount = z.int().min(0);
const place = z.string().nullable();

const sessions: Call[] = [
	{
		method: "get",
		path: "/api/seller/check-auth",
		summary: "Who the seller is",
		caller: "seller",
		success: { fields: { user: z.object({ email: z.email() }) } },
	},
	{
		method: "post",
		path: "/api/seller/login",
		summary: "The seller signs in",
		caller: "anyone",
		body: loginSchema,
		success: { fields: { message } },
		refusals: [401, 429],
	},
	{
		method: "post",
		path: "/api/seller/logout",
		summary: "The seller signs out, here and on the server",
		caller: "anyone",
		success: { fields: { message } },
	},
];

const products: Call[] = [
	{
		method: "post",
		path: "/api/product/add",
		summary: "A new product with its pictures, 5 MB each",
		caller: "seller",
		body: z.object({ productData: newProductDataSchema, images }),
		bodyType: "multipart/form-data",
		success: { status: 201, fields: { product: sellerProduct, message } },
		refusals: [404, 409],
	},
	{
		method: "put",
		path: "/api/product/{id}",
		summary: "Changes a product; an edit of an older revision is refused",
		caller: "seller",
		body: z.object({ productData: editProductDataSchema, images: images.optional() }),
		bodyType: "multipart/form-data",
		success: { fields: { product: sellerProduct, message } },
		refusals: [409],
	},
	{
		method: "patch",
		path: "/api/product/stock",
		summary: "Puts a product in or out of stock",
		caller: "seller",
		body: stockSchema,
		success: { fields: { message } },
		refusals: [404],
	},
	{
		method: "patch",
		path: "/api/product/archive",
		summary: "Takes a product off the shelf, or puts it back",
		caller: "seller",
		body: archiveSchema,
		success: { fields: { message } },
		refusals: [404],
	},
	{
		method: "patch",
		path: "/api/product/bulk",
		summary: "One change for many products; those that changed meanwhile are named",
		caller: "seller",
		body: bulkChangeSchema,
		success: { fields: patchOutcome },
	},
	{
		method: "get",
		path: "/api/product/export",
		summary: "The shelf as a CSV file",
		caller: "seller",
		success: { type: "text/csv" },
	},
	{
		method: "post",
		path: "/api/product/import",
		summary: "A price list; with dry=1 it only says what it would change, in `report`",
		caller: "seller",
		query: z.object({ dry: z.literal("1").optional() }),
		body: z.string(),
		bodyType: "text/csv",
		success: {
			fields: {
				report: priceListReport.optional(),
				changed: patchOutcome.changed.optional(),
				missed: patchOutcome.missed.optional(),
			},
		},
	},
];

const orders: Call[] = [
	{
		method: "get",
		path: "/api/order/seller",
		summary:
			"Everyone's orders, newest first, at most 1000; `older` and `newer` are places for the next page",
		caller: "seller",
		query: orderFiltersSchema,
		success: { fields: { orders: sellerOrder.array(), older: place, newer: place } },
	},
	{
		method: "put",
		path: "/api/order/mark-paid/{id}",
		summary: "The cash of an order has come in",
		caller: "seller",
		success: { fields: { order: sellerOrder, message } },
		refusals: [409],
	},
	{
		method: "put",
		path: "/api/order/status/{id}",
		summary: "Moves an order one step: packed, sent, delivered, or cancelled with a reason",
		caller: "seller",
		body: orderStepSchema,
		success: { fields: { order: sellerOrder } },
		refusals: [409],
	},
	{
		method: "put",
		path: "/api/order/status/{id}/undo",
		summary: "Takes the last step back, within seconds",
		caller: "seller",
		success: { fields: { order: sellerOrder } },
		refusals: [409],
	},
];

const refunds: Call[] = [
	{
		method: "get",
		path: "/api/seller/refunds",
		summary: "What has to go back, or went back, newest first, at most 200; `older` is the next place",
		caller: "seller",
		query: refundQuerySchema,
		success: { fields: { refunds: refund.array(), older: place } },
	},
	{
		method: "post",
		path: "/api/seller/refunds",
		summary:
			"Gives some of an order's money back, never more than was paid; the same again is the same refund",
		caller: "seller",
		body: newRefundSchema,
		success: { status: 201, fields: { refund } },
		refusals: [404, 409],
	},
	{
		method: "put",
		path: "/api/seller/refunds/{id}/settle",
		summary: "The money has gone back: how, and with which reference; once",
		caller: "seller",
		body: settleRefundSchema,
		success: { fields: { refund, message } },
		refusals: [409],
	},
];

const notifications: Call[] = [
	{
		method: "get",
		path: "/api/notifications",
		summary: "The notifications and how many are unread",
		caller: "seller",
		query: notificationQuerySchema,
		success: { fields: { notifications: notification.array(), unreadCount } },
	},
	{
		method: "get",
		path: "/api/notifications/events",
		summary: "Server-sent events: `change` whenever orders or notifications have changed",
		caller: "seller",
		query: eventsQuery,
		success: { type: "text/event-stream" },
		refusals: [429],
	},
	{
		method: "put",
		path: "/api/notifications/{id}/read",
		summary: "Marks a notification as read",
		caller: "seller",
		success: { fields: { message, unreadCount } },
	},
	{
		method: "put",
		path: "/api/notifications/read-all",
		summary: "Marks every notification as read",
		caller: "seller",
		success: { fields: { message, unreadCount } },
	},
	{
		method: "delete",
		path: "/api/notifications/{id}",
		summary: "Takes a notification away",
		caller: "seller",
		success: { fields: { message, unreadCount } },
	},
];

/** What the seller does (spec 7, and what goes beyond it). */
export const sellerCalls: Call[] = [...sessions, ...products, ...orders, ...refunds, ...notifications];
