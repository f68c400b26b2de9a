import { orderNumberGroups } from "@/lib/orders/rules/order";

/** An order's number as it is said on the phone: in two groups for the eye, sign by sign for the ear. It is copied whole. */
export function OrderNumber({ number }: { number: string }) {
	const groups = orderNumberGroups(number);
	const [mark, first, second] = groups;
	return (
		<bdi dir="ltr" className="whitespace-nowrap figures">
			<span aria-hidden>
				{mark}-{first}
				<span className="ms-[0.25em]">{second}</span>
			</span>
			<span className="sr-only select-none">{groups.map((group) => [...group].join(" ")).join(", ")}</span>
		</bdi>
	);
}
