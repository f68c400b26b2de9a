import { productCalls } from "@/lib/products/calls";
import { cancelImport, importProgress } from "@/lib/products/server/import/progress";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(productCalls.importProgress, async ({ seller, params }) => ({
	progress: await importProgress(seller, params.key),
}));

export const DELETE = endpoint(productCalls.cancelImport, async ({ seller, params }) => {
	await cancelImport(seller, params.key);
	return { message: "The import was cancelled. Nothing was changed." };
});
