import "server-only";
import { z } from "zod";
import { type Body, defineCalls, json } from "@/lib/server/calls/call";
import {
	bulkOutcome,
	message,
	priceListReport,
	product,
	sellerProduct,
	suggestion,
} from "@/lib/server/calls/shapes";
import { readBytes } from "@/lib/server/http/read";
import { PRODUCT_NOT_FOUND } from "./rules/product";
import { bulkChangeSchema, MAX_LIST_BYTES } from "./schema/bulk-change";
import {
	archiveSchema,
	editProductDataSchema,
	newProductDataSchema,
	stockSchema,
} from "./schema/product-form";
import { type Picture, readProductUpload } from "./server/upload";

/** What is on sale (spec 7). */
export const catalogueCalls = defineCalls({
	products: {
		method: "get",
		path: "/api/product/all-products",
		summary: "The whole catalogue, a flat list; made anew when a product changes",
		who: "anyone",
		scopes: ["products:read"],
		success: { fields: { products: product.array() } },
	},
	searchIndex: {
		method: "get",
		path: "/api/product/search-index",
		summary: "What the search box suggests from: the catalogue in few words, cached",
		who: "anyone",
		success: { fields: { products: suggestion.array() } },
	},
});

/** The same for another program: whoever comes with a key is led here, since what is kept for everyone looks at none. */
export const keyedCalls = defineCalls({
	products: {
		method: "get",
		path: "/api/internal/products",
		summary: "The whole catalogue for whoever has a key for it, or is the owner",
		who: "seller",
		scopes: ["products:read"],
		success: { fields: { products: product.array() } },
	},
});

const images = z.array(z.file()).max(5);
const LIST_TOO_LARGE = "This list is too large. Please use one of at most 1 MB.";

/** A product's fields as JSON in `productData`, its pictures as files. */
function productForm<Fields extends { pictures?: (string | number)[] | undefined }>(
	productData: z.ZodType<Fields>,
	files: z.ZodType,
): Body<{ fields: Fields; pictures: Picture[] }> {
	return {
		type: "multipart/form-data",
		schema: z.object({ productData, images: files }),
		read: (request) => readProductUpload(request, productData),
	};
}

const priceList: Body<string> = {
	type: "text/csv",
	schema: z.string(),
	read: async (request) => (await readBytes(request, MAX_LIST_BYTES, LIST_TOO_LARGE)).toString("utf8"),
};

/** The seller's products (spec 7). */
export const productCalls = defineCalls({
	add: {
		method: "post",
		path: "/api/product/add",
		summary: "A new product with its pictures, 5 MB each",
		who: "seller",
		scopes: ["products:write"],
		body: productForm(newProductDataSchema, images),
		idempotent: "answer",
		success: { status: 201, fields: { product: sellerProduct, message } },
		refusals: [404, 409],
	},
	edit: {
		method: "put",
		path: "/api/product/{id}",
		summary: "Changes a product; an edit of an older revision is refused",
		who: "seller",
		scopes: ["products:write"],
		ids: { id: PRODUCT_NOT_FOUND },
		body: productForm(editProductDataSchema, images.optional()),
		success: { fields: { product: sellerProduct, message } },
		refusals: [409],
	},
	setStock: {
		method: "patch",
		path: "/api/product/stock",
		summary: "Puts a product in or out of stock",
		who: "seller",
		duty: "orders",
		scopes: ["products:write", "stock:write"],
		body: json(stockSchema),
		success: { fields: { message } },
		refusals: [404],
	},
	archive: {
		method: "patch",
		path: "/api/product/archive",
		summary: "Archives a product, or puts it back on sale",
		who: "seller",
		scopes: ["products:write"],
		body: json(archiveSchema),
		success: { fields: { message } },
		refusals: [404],
	},
	bulk: {
		method: "patch",
		path: "/api/product/bulk",
		summary: "One change for many products; those that changed meanwhile are named",
		who: "seller",
		scopes: ["products:write"],
		body: json(bulkChangeSchema),
		success: { fields: bulkOutcome },
	},
	export: {
		method: "get",
		path: "/api/product/export",
		summary: "The products on sale as a CSV file",
		who: "seller",
		scopes: ["products:read"],
		success: { type: "text/csv" },
	},
	import: {
		method: "post",
		path: "/api/product/import",
		summary: "A price list; with dry=1 it only says what it would change, in `report`",
		who: "seller",
		scopes: ["products:write"],
		query: z.object({ dry: z.literal("1").optional().catch(undefined) }),
		body: priceList,
		success: {
			fields: {
				report: priceListReport.optional(),
				changed: bulkOutcome.changed.optional(),
				missed: bulkOutcome.missed.optional(),
			},
		},
	},
});
