import type { ShopDetails } from "./shop-details";

type Areas = Pick<ShopDetails, "areas" | "areaRules">;

/** Where the shop delivers now, in its own order. */
export function activeAreas({ areas, areaRules }: Areas): string[] {
	const resting = new Set(areaRules.flatMap(({ area, isActive }) => (isActive ? [] : [area])));
	return areas.filter((area) => !resting.has(area));
}

/** The shop as it is for deliveries to an area, as for the shop at large where none is chosen yet. */
export function shopFor<Shop extends Pick<ShopDetails, "areaRules" | "deliveryFees" | "minimumOrder">>(
	shop: Shop,
	area: string | null,
): Shop & { extraMinutes: number } {
	const rule = shop.areaRules.find((one) => one.area === area);
	return {
		...shop,
		deliveryFees: rule?.deliveryFees ?? shop.deliveryFees,
		minimumOrder: rule?.minimumOrder ?? shop.minimumOrder,
		extraMinutes: rule?.extraMinutes ?? 0,
	};
}
