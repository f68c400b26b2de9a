import { MAX_LIST_BYTES } from "@/lib/domain/price-list";
import { endpoint, ok, readBytes } from "@/lib/server/http/endpoint";
import { applyPriceList, checkPriceList } from "@/lib/server/products/price-list";
import { requireSeller } from "@/lib/server/sellers/guards";

const TOO_LARGE = "This list is too large. Please use one of at most 1 MB.";

/** A price list as CSV text: `?dry=1` only says what it would change and which lines are wrong. */
export const POST = endpoint(async (request) => {
	const seller = await requireSeller();
	const text = (await readBytes(request, MAX_LIST_BYTES, TOO_LARGE)).toString("utf8");
	if (request.nextUrl.searchParams.get("dry") === "1") return ok({ report: await checkPriceList(text) });
	return ok(await applyPriceList(seller, text));
});
