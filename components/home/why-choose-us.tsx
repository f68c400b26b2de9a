import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { SectionHead } from "@/components/ui/panel";
import { Picture } from "@/components/ui/picture";
import type { PaymentType } from "@/lib/orders/rules/order";
import { WALLET_NAMES, type Wallet } from "@/lib/payments/rules";
import type { ProductSummary } from "@/lib/products/rules/product";
import { SHOP, type Shop } from "@/lib/shop/rules/shop-details";
import { DrawnPlacard } from "./hero";

/** Where the sun has been: the stops of the arc, in the drawing's own units. */
const STOPS = [
	{ x: 18, y: 181.3 },
	{ x: 317, y: 95 },
	{ x: 616, y: 58.7 },
] as const;

/** A circle around each stop, in one path. */
function circles(r: number): string {
	return STOPS.map(
		({ x, y }) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
	).join("");
}

/** The morning's arc with the sun on it, over the steps on wide screens. A drawing only. */
export function DawnArc() {
	return (
		<svg
			viewBox="0 0 1160 210"
			fill="none"
			aria-hidden="true"
			className="mt-2 mb-1 hidden h-auto w-full overflow-visible text-mango-400 lg:block rtl:-scale-x-100"
		>
			<path
				d="M-70 222C240 60 760 10 1240 96"
				stroke="currentColor"
				strokeOpacity=".5"
				strokeWidth="2.5"
				strokeDasharray="3 11"
				strokeLinecap="round"
			/>
			<path d={circles(9)} fill="currentColor" />
			<path d={circles(16)} stroke="currentColor" strokeOpacity=".35" strokeWidth="5" />
			<image href="/art/one-sun.webp" x="868" y="11" width="94" height="94" />
		</svg>
	);
}

function useSteps({ opens, closes, hours }: Shop) {
	const { best: text } = useMessages("home");
	const { hourOf } = useMessages("time");
	const first = hours.flatMap(({ spans }) => spans.map(({ from }) => from)).toSorted()[0] ?? "";
	return [
		text.dawn,
		text.morning,
		{
			when: hourOf(opens ?? first),
			what: text.opening.what,
			how: closes === null ? text.opening.anyHour : text.opening.how(hourOf(closes)),
		},
		{ ...text.door, when: text.door.when(SHOP.promisedMinutes) },
	];
}

/** The why-we-are-best banner: a morning in four stops (spec 2, Home). */
export function BestBanner({ shop }: { shop: Shop }) {
	const { best: text } = useMessages("home");
	return (
		<section aria-labelledby="best" className="wrap deferred-214 py-section lg:deferred-182">
			<div className="relative isolate overflow-hidden rounded-xl bg-deep p-7 text-on-deep on-deep md:p-14">
				<div className="lg:grid lg:grid-cols-[1.25fr_1fr] lg:items-end lg:gap-12">
					<h2 id="best" className="display-type text-4xl">
						{text.title}
					</h2>
					<p className="mt-3 text-on-deep-2">{text.lead}</p>
				</div>
				<DawnArc />
				<ol className="dawn mt-8 grid lg:mt-0 lg:grid-cols-4 lg:gap-8">
					{useSteps(shop).map(({ when, what, how }) => (
						<li key={when} className="grid content-start gap-1">
							<span className="display-figure text-title text-mango-300">{when}</span>
							<b className="font-bold text-white">{what}</b>
							<p className="max-w-68 text-md text-on-deep-2">{how}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

type WhyProps = { citrus?: ProductSummary; shop: Shop; wallets: readonly Wallet[] };

/** Four reasons (spec 2, Home). The placard shows a real price, or is left out. */
export function WhyChooseUs({ citrus, shop, wallets }: WhyProps) {
	const { why: text, services } = useMessages("home");
	const pay = wallets.length > 0 ? text.pay.anyWay : text.pay.cashAlone;
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
				<Reason title={pay.title} className="bg-tomato-200 text-tomato-950 xl:col-span-2">
					<p className="max-w-88">
						{pay.text}
						{shop.deliveryFees.standard === 0 && pay.free}
					</p>
					<PaymentMethods wallets={wallets} />
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
			className={`group/why relative isolate grid min-h-46 content-start gap-1.5 overflow-hidden rounded-xl p-6 xl:p-7.5 ${className}`}
		>
			<h3 className={clsx("max-w-[10em] display-type text-title", big && "xl:text-4xl")}>{title}</h3>
			<div className={clsx("text-pretty", art && "max-w-70 pe-10", big && "xl:pe-0 xl:text-lg")}>
				{children}
			</div>
			{placard}
			{art && (
				<Picture
					src={`/art/one-${art}.webp`}
					alt=""
					width={256}
					height={256}
					className={clsx(
						"absolute inset-e-[0.4rem] bottom-[0.4rem] -z-1 h-auto w-28 transition-transform duration-lift ease-settle group-hover/why:-translate-y-[5px] group-hover/why:-rotate-3",
						big ? "min-[75rem]:inset-e-3 min-[75rem]:bottom-2 min-[75rem]:w-64" : "min-[75rem]:w-36",
					)}
				/>
			)}
		</article>
	);
}

function PaymentMethods({ wallets }: { wallets: readonly Wallet[] }) {
	const { way: nameOf } = useMessages("home").why.pay;
	const ways: PaymentType[] = ["Cash On Delivery", ...wallets.map((wallet) => WALLET_NAMES[wallet])];
	return (
		<ul className="mt-3.5 flex flex-wrap gap-2">
			{ways.map((way) => (
				<li
					key={way}
					className="inline-flex items-center gap-2 rounded-md bg-white px-3.5 py-2 font-bold text-leaf-900 shadow-sm"
				>
					<Icon name={way === "Cash On Delivery" ? "banknote" : "smartphone"} />
					{nameOf(way)}
				</li>
			))}
		</ul>
	);
}
