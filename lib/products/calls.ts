import "server-only";
import { z } from "zod";
import { idempotencyKeyField } from "@/lib/orders/schema/order";
import { anyone, type Body, call, json } from "@/lib/server/calls/call";
import { message, product, sellerProduct, suggestion } from "@/lib/server/calls/shapes";
import { LANGUAGES } from "@/lib/text/language";
import { PRODUCT_NOT_FOUND } from "./rules/product";
import { bulkChangeSchema } from "./schema/bulk-change";
import {
	archiveSchema,
	editProductDataSchema,
	newProductDataSchema,
	stockSchema,
} from "./schema/product-form";
import { type ImportFile, readImportFile } from "./server/import/read-file";
import { type Picture, readProductEdit, readProductUpload } from "./server/upload";
import { bulkOutcome, priceListReport } from "./shapes";

const feedQuery = z.object({ lang: z.enum(LANGUAGES).optional() });

/** What is on sale (spec 7). */
export const catalogueCalls = {
	products: anyone.get("/api/product/all-products", {
		summary: "The whole catalogue, a flat list; made anew when a product changes",
		scopes: ["products:read"],
		success: { fields: { products: product.array() } },
	}),
	searchIndex: anyone.get("/api/product/search-index", {
		summary: "What the search box suggests from: the catalogue in few words, cached",
		success: { fields: { products: suggestion.array() } },
	}),
};

/** The same for another program: whoever comes with a key is led here, since what is kept for everyone looks at none. */
export const keyedCalls = {
	products: call.get("/api/internal/products", {
		summary: "The whole catalogue for whoever has a key for it, or is the owner",
		scopes: ["products:read"],
		success: { fields: { products: product.array() } },
	}),
};

/** What can be bought, for those who advertise it; in Urdu with `?lang=ur` (next.config.ts). */
const feed = <const Path extends `/feeds/${string}`>(path: Path, whose: string, type: string) =>
	anyone.get(path, {
		summary: `What can be bought, as ${whose} reads it; in Urdu with \`lang=ur\``,
		success: { type },
	});

export const feedCalls = {
	google: { ...feed("/feeds/google.xml", "Google", "application/xml"), query: feedQuery },
	meta: { ...feed("/feeds/meta.csv", "Meta", "text/csv"), query: feedQuery },
};

/** Where `?lang=ur` leads. */
export const urduFeedCalls = {
	google: feed("/feeds/ur/google.xml", "Google", "application/xml"),
	meta: feed("/feeds/ur/meta.csv", "Meta", "text/csv"),
};

const images = z.array(z.file()).max(5);

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

const productEdit: ReturnType<typeof productForm<z.output<typeof editProductDataSchema>>> = {
	...productForm(editProductDataSchema, images.optional()),
	alsoType: "application/json",
	alsoSchema: editProductDataSchema,
	read: (request) => readProductEdit(request, editProductDataSchema),
};

const importFile: Body<ImportFile> = {
	type: "text/csv",
	alsoType: "application/zip",
	schema: z.string(),
	read: readImportFile,
};

const progress = z.object({
	state: z.enum(["running", "done", "cancelled", "failed"]),
	done: z.int().min(0),
	of: z.int().min(0),
	message: z.string().nullable(),
});

/** The seller's products (spec 7). */
export const productCalls = {
	add: call.post("/api/product/add", {
		summary: "A new product with its pictures, 5 MB each",
		scopes: ["products:write"],
		body: productForm(newProductDataSchema, images),
		idempotent: "answer",
		success: { status: 201, fields: { product: sellerProduct, message } },
		refusals: [404, 409],
	}),
	edit: call.put("/api/product/{id}", {
		summary: "Changes what is said of a product, as JSON too; an edit of an older revision is refused",
		scopes: ["products:write"],
		ids: { id: PRODUCT_NOT_FOUND },
		body: productEdit,
		success: { fields: { product: sellerProduct, message } },
		refusals: [409],
	}),
	setStock: call.patch("/api/product/stock", {
		summary: "Puts a product in or out of stock",
		duty: "orders",
		scopes: ["products:write", "stock:write"],
		body: json(stockSchema),
		success: { fields: { message } },
		refusals: [404],
	}),
	archive: call.patch("/api/product/archive", {
		summary: "Archives a product, or puts it back on sale",
		scopes: ["products:write"],
		body: json(archiveSchema),
		success: { fields: { message } },
		refusals: [404],
	}),
	bulk: call.patch("/api/product/bulk", {
		summary:
			"One change for many products; those that changed meanwhile are named. Pieces come once for an Idempotency-Key. Prices and archiving are the owner's alone",
		duty: "packing",
		scopes: ["products:write"],
		body: json(bulkChangeSchema),
		idempotent: "own",
		success: { fields: bulkOutcome },
	}),
	export: call.get("/api/product/export", {
		summary: "The products on sale as a CSV file",
		scopes: ["products:read"],
		success: { type: "text/csv" },
	}),
	import: call.post("/api/product/import", {
		summary:
			"A price list, or a catalogue with new products, as CSV or as a zip with its pictures; also an export of Shopify or WooCommerce. All of it or nothing; with dry=1 it only says what it would change, in `report`; `key`, or its Idempotency-Key, names it for who watches it, and is done once in a day",
		scopes: ["products:write"],
		query: z.object({
			dry: z.literal("1").optional().catch(undefined),
			key: idempotencyKeyField.optional(),
		}),
		body: importFile,
		idempotent: "own",
		success: {
			fields: {
				report: priceListReport.optional(),
				changed: bulkOutcome.changed.optional(),
				added: bulkOutcome.changed.optional(),
				missed: bulkOutcome.missed.optional(),
			},
		},
		refusals: [409],
	}),
	importProgress: call.get("/api/product/import/{key}", {
		summary: "How far an import is, by the key that it was sent with: lines that are prepared, of all",
		scopes: ["products:write"],
		success: { fields: { progress } },
	}),
	cancelImport: call.delete("/api/product/import/{key}", {
		summary: "Ends an import before it has changed anything",
		scopes: ["products:write"],
		success: { fields: { message } },
		refusals: [409],
	}),
};
