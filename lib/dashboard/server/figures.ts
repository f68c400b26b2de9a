import "server-only";
import { countUnread } from "@/lib/notifications/server/notifications";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { startOfDay } from "@/lib/text/dates";
import { Order } from "@/models/order";
import { Product } from "@/models/products";

/** The four figures of the dashboard (spec 2). */
export type DashboardFigures = {
	totalOrders: number;
	totalProducts: number;
	/** Orders placed since midnight in Jhang. */
	todaysOrders: number;
	unread: number;
};

/** The shop in four numbers, as it is now. */
export async function readFigures(now = clock.shopNow()): Promise<DashboardFigures> {
	await connectDatabase();
	const [totalOrders, totalProducts, todaysOrders, unread] = await Promise.all([
		Order.countDocuments(),
		Product.countDocuments({ isArchived: false }),
		Order.countDocuments({ createdAt: { $gte: startOfDay(now) } }),
		countUnread(),
	]);
	return { totalOrders, totalProducts, todaysOrders, unread };
}
