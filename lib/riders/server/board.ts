import "server-only";
import { AT_RIDER } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { toSellerOrder } from "@/lib/orders/server/to-order";
import { connectDatabase } from "@/lib/server/database/connect";
import { Order, type OrderDoc } from "@/models/order";
import { TeamMember, type TeamMemberDoc } from "@/models/team";
import type { BoardRider } from "../rules";

/** Nobody looks at more bags at once. */
const MOST = 300;

/** The bags that are ready or with riders, and who may ride, by name. */
export async function readBoard(): Promise<{ orders: SellerOrder[]; riders: BoardRider[] }> {
	await connectDatabase();
	const [docs, riders] = await Promise.all([
		Order.find({ status: { $in: AT_RIDER } })
			.sort({ createdAt: 1, _id: 1 })
			.limit(MOST)
			.lean<OrderDoc[]>(),
		TeamMember.find({ role: "rider", isActive: true })
			.sort({ name: 1, _id: 1 })
			.select("name phone")
			.lean<TeamMemberDoc[]>(),
	]);
	return {
		orders: docs.map(toSellerOrder),
		riders: riders.map(({ _id, name, phone }) => ({ _id: String(_id), name, phone })),
	};
}
