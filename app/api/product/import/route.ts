import { productCalls } from "@/lib/products/calls";
import { applyImport, checkImport } from "@/lib/products/server/import/apply";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(productCalls.import, async ({ seller, query, body: file }) => {
	try {
		return query.dry ? { report: await checkImport(file) } : await applyImport(seller, file, query.key);
	} finally {
		await file.close();
	}
});
