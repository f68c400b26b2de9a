import type { AreaRule, ShopDetails } from "./shop-details";

/** What can be typed for an area; empty is the shop's own. */
export const AREA_FIELDS = ["standard", "express", "slot", "minimumOrder", "extraMinutes"] as const;
export type AreaField = (typeof AREA_FIELDS)[number];

export type TypedArea = Record<AreaField, string> & { area: string; isActive: boolean };

type Details = Pick<ShopDetails, "areas" | "areaRules" | "deliveryFees" | "minimumOrder">;

/** What is so where an area says nothing, as it is typed. */
export function usualOf({ deliveryFees, minimumOrder }: Omit<Details, "areas" | "areaRules">) {
	const { standard, express, slot } = deliveryFees;
	return { standard, express, slot, minimumOrder, extraMinutes: 0 } satisfies Record<AreaField, number>;
}

export function likeShop(area: string): TypedArea {
	return { area, isActive: true, standard: "", express: "", slot: "", minimumOrder: "", extraMinutes: "" };
}

/** All areas as the form shows them: blank where they are like the shop. */
export function typedAreas(details: Details): TypedArea[] {
	const usual = usualOf(details);
	return details.areas.map((area) => {
		const rule = details.areaRules.find((one) => one.area === area);
		if (!rule) return likeShop(area);
		const { deliveryFees, minimumOrder, extraMinutes } = rule;
		const own = { ...deliveryFees, minimumOrder, extraMinutes };
		const shown = AREA_FIELDS.map((field) => {
			const value = own[field] ?? usual[field];
			return [field, value === usual[field] ? "" : String(value)] as const;
		});
		return { ...likeShop(area), ...Object.fromEntries(shown), isActive: rule.isActive };
	});
}

/** A figure as it was typed, or the text that is none, for the rules to name. */
export function figureOf(text: string): number | string {
	const plain = text.replace(/[\s,]/g, "");
	return plain !== "" && Number.isFinite(Number(plain)) ? Number(plain) : text;
}

/** The rules that are sent: of the areas that are not like the shop. */
export function sentRules(typed: readonly TypedArea[], shop: Parameters<typeof usualOf>[0]) {
	const usual = usualOf(shop);
	return typed
		.filter(({ isActive, ...fields }) => !isActive || AREA_FIELDS.some((field) => fields[field] !== ""))
		.map(({ area, isActive, ...fields }) => {
			const said = (field: AreaField) => (fields[field] === "" ? usual[field] : figureOf(fields[field]));
			const hasFees = (["standard", "express", "slot"] as const).some((fee) => fields[fee] !== "");
			return {
				area,
				isActive,
				deliveryFees: hasFees
					? { standard: said("standard"), express: said("express"), slot: said("slot") }
					: null,
				minimumOrder: fields.minimumOrder === "" ? null : said("minimumOrder"),
				extraMinutes: said("extraMinutes"),
			} satisfies Record<keyof AreaRule, unknown>;
		});
}
