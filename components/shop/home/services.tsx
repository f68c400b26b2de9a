import { Bike, type LucideIcon, RotateCcw, Truck, Wallet } from "lucide-react";
import { DELIVERY_OPTIONS } from "@/lib/domain/cart-totals";
import { formatRupees } from "@/lib/domain/money";
import type { Shop } from "@/lib/domain/shop-details";

const { standard, express } = DELIVERY_OPTIONS;

type Service = { title: string; note: string; Icon: LucideIcon };

function feeText(rupees: number): string {
	return rupees === 0 ? "free" : formatRupees(rupees);
}

function servicesOf({ deliveryFees }: Shop): Service[] {
	return [
		{
			title: "Express delivery",
			note: `${express.promise.replace("-", " to ")}, ${feeText(deliveryFees.express)}`,
			Icon: Bike,
		},
		{
			title: "Standard delivery",
			note: `${standard.promise.replace("-", " to ")}, ${feeText(deliveryFees.standard)}`,
			Icon: Truck,
		},
		{ title: "Cash or online", note: "JazzCash, Easypaisa, cash", Icon: Wallet },
		{ title: "Fresh guarantee", note: "Not happy? Hand it back to the rider", Icon: RotateCcw },
	];
}

/** What the shop does for an order (spec 2, Home). */
export function Services({ shop }: { shop: Shop }) {
	return (
		<section aria-label="Services" className="deferred-78 lg:deferred-28">
			<ul className="wrap grid grid-cols-2 gap-x-5 gap-y-6 border-y border-line py-8 lg:grid-cols-4">
				{servicesOf(shop).map(({ title, note, Icon }) => (
					<li key={title} className="grid content-start gap-2 lg:grid-cols-[auto_1fr] lg:gap-x-4 lg:gap-y-0">
						<span className="grid size-12 place-items-center rounded-full bg-primary-soft text-on-primary-soft lg:row-span-2">
							<Icon className="size-5.5" aria-hidden />
						</span>
						<b className="leading-close font-bold lg:self-end">{title}</b>
						<p className="text-sm leading-snug text-ink-3">{note}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
