import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import { Order } from "@/models/order";

const CHOOSE_AREA = "Please choose an area";

/** Throws ShopError `invalid` for an area where the shop neither delivers nor ever did. */
export async function mustBeKnownArea(area: string | undefined): Promise<void> {
	if (area === undefined || shopDetails().areas.includes(area)) return;
	await connectDatabase();
	if (!(await Order.exists({ area })))
		throw new ShopError("invalid", CHOOSE_AREA, { errors: { area: CHOOSE_AREA } });
}
