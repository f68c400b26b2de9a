import { type OrderFilters, orderFiltersSchema } from "./order-filters";

/** The filters as the page's address carries them. */
export type FilterParams = Partial<Record<keyof OrderFilters, string>>;

const fields = orderFiltersSchema.shape;

/** The filters of an address that can be read; what cannot, or is empty, is left out. */
export function readFilterParams(search: Record<string, string | string[] | undefined>): FilterParams {
	const params: FilterParams = {};
	for (const name of orderFiltersSchema.keyof().options) {
		const value = search[name];
		if (typeof value === "string" && value !== "" && fields[name].safeParse(value).success)
			params[name] = value;
	}
	if (!params.when) delete params.hour;
	return params;
}

/** The address of the orders page with these filters. */
export function ordersHref(params: FilterParams): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
	const text = query.toString();
	return text ? `/seller/orders?${text}` : "/seller/orders";
}
