import { productCalls } from "@/lib/products/calls";
import { applyImport, checkImport } from "@/lib/products/server/import/apply";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(
	productCalls.import,
	async ({ request, seller, query, body: file, idempotencyKey }) => {
		const isKeyed = request.headers.has("idempotency-key");
		const { dry, key = idempotencyKey } = query;
		try {
			if (dry) return { report: await checkImport(file) };
			return await applyImport(seller, file, isKeyed ? idempotencyKey : key, key);
		} finally {
			await file.close();
		}
	},
);
