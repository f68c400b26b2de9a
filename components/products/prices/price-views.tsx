import { Segments } from "@/components/staff/page-head";

/** From our own prices of the day to the committee's, and back. */
export function PriceViews({ current }: { current: "prices" | "rates" }) {
	return (
		<Segments
			label="View"
			items={[
				{ href: "/seller/prices", label: "Prices", current: current === "prices" },
				{ href: "/seller/rates", label: "Government rates", current: current === "rates" },
			]}
		/>
	);
}
