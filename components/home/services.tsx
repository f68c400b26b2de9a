import type { LucideIcon } from "lucide-react";
import { Bike, RotateCcw, Truck, Wallet } from "lucide-react";
import { useMessages } from "#messages";
import { useRupees } from "@/components/ui/price";
import type { Shop } from "@/lib/shop/rules/shop-details";

type Service = { title: string; note: string; Icon: LucideIcon };

function useServices({ deliveryFees }: Shop): Service[] {
	const { services: text } = useMessages("home");
	const rupees = useRupees();
	const feeText = (fee: number) => (fee === 0 ? text.free : rupees(fee));
	return [
		{
			title: text.express,
			note: text.note(text.within.express, feeText(deliveryFees.express)),
			Icon: Bike,
		},
		{
			title: text.standard,
			note: text.note(text.within.standard, feeText(deliveryFees.standard)),
			Icon: Truck,
		},
		{ ...text.pay, Icon: Wallet },
		{ ...text.guarantee, Icon: RotateCcw },
	];
}

/** What the shop does for an order (spec 2, Home). */
export function Services({ shop }: { shop: Shop }) {
	const { services: text } = useMessages("home");
	return (
		<section aria-label={text.label} className="deferred-78 lg:deferred-28">
			<ul className="wrap grid grid-cols-2 gap-x-5 gap-y-6 border-y border-line py-8 lg:grid-cols-4">
				{useServices(shop).map(({ title, note, Icon }) => (
					<li key={title} className="grid content-start gap-2 lg:grid-cols-[auto_1fr] lg:gap-x-4 lg:gap-y-0">
						<Icon className="size-12 rounded-full bg-primary-soft p-3.25 text-on-primary-soft lg:row-span-2" />
						<b className="leading-close font-bold lg:self-end">{title}</b>
						<p className="text-sm leading-snug text-ink-3">{note}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
