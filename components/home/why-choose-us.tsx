import { Banknote, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { SectionHead } from "@/components/ui/panel";
import { Picture } from "@/components/ui/picture";
import { cn } from "@/lib/cn";
import { PAYMENT_TYPES } from "@/lib/orders/rules/order";
import type { ProductSummary } from "@/lib/products/rules/product";
import { SHOP } from "@/lib/shop/rules/shop";
import type { Shop } from "@/lib/shop/rules/shop-details";
import { DrawnPlacard } from "./placard";

/** Four reasons (spec 2, Home). The placard shows a real price, or is left out. */
export function WhyChooseUs({ citrus, shop }: { citrus?: ProductSummary; shop: Shop }) {
	const { why: text, services } = useMessages("home");
	return (
		<section aria-labelledby="why" className="wrap deferred-232 pb-section md:deferred-144 lg:deferred-174">
			<SectionHead id="why" title={text.title} />
			<div className="grid gap-cards md:grid-cols-2 xl:auto-rows-62 xl:grid-cols-[1.35fr_1fr_1fr]">
				<Reason
					title={text.minutes.title(SHOP.promisedMinutes)}
					className="bg-mango-300 text-leaf-950 xl:row-span-2"
					big
					art="scooter"
				>
					{text.minutes.text(services.within.express)}
				</Reason>
				<Reason title={text.fresh.title} className="bg-leaf-200 text-leaf-950" art="leafy">
					{text.fresh.text}
				</Reason>
				<Reason
					title={text.price.title}
					className="bg-tangerine-200 text-tangerine-950"
					art="kinnow"
					placard={citrus && <DrawnPlacard rupees={citrus.offerPrice} />}
				>
					{text.price.text}
				</Reason>
				<Reason title={text.pay.title} className="bg-tomato-200 text-tomato-950 xl:col-span-2">
					<p className="max-w-88">
						{text.pay.text}
						{shop.deliveryFees.standard === 0 && text.pay.free}
					</p>
					<PaymentWays />
				</Reason>
			</div>
		</section>
	);
}

type ReasonProps = {
	title: string;
	className: string;
	/** The first and largest of the cards. */
	big?: boolean;
	art?: "scooter" | "leafy" | "kinnow";
	placard?: ReactNode;
	children: ReactNode;
};

function Reason({ title, className, big, art, placard, children }: ReasonProps) {
	return (
		<article
			className={cn("why-card grid min-h-46 content-start gap-1.5 rounded-xl p-6 xl:p-7.5", className)}
		>
			<h3 className={cn("max-w-[10em] display-type text-title", big && "xl:text-4xl")}>{title}</h3>
			<div className={cn("text-pretty", art && "max-w-70 pe-10", big && "xl:pe-0 xl:text-lg")}>
				{children}
			</div>
			{placard}
			{art && (
				<Picture
					src={`/art/one-${art}.webp`}
					alt=""
					width={256}
					height={256}
					data-big={big ? "" : undefined}
					className="why-art"
				/>
			)}
		</article>
	);
}

function PaymentWays() {
	const { way: nameOf } = useMessages("home").why.pay;
	return (
		<ul className="mt-3.5 flex flex-wrap gap-2">
			{PAYMENT_TYPES.map((way) => {
				const Icon = way === "Cash On Delivery" ? Banknote : Smartphone;
				return (
					<li
						key={way}
						className="inline-flex items-center gap-2 rounded-md bg-white px-3.5 py-2 font-bold text-leaf-900 shadow-sm"
					>
						<Icon className="icon" />
						{nameOf(way)}
					</li>
				);
			})}
		</ul>
	);
}
