import { useLanguage, useMessages } from "#messages";
import { UsualsPlace } from "@/components/favourites/usuals-place";
import { ButtonLink } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { Awning, Picture } from "@/components/ui/picture";
import { UrduSign, UrduText } from "@/components/ui/urdu-text";
import { BROWSE_PATH } from "@/lib/products/rules/browse";
import type { ProductSummary } from "@/lib/products/rules/product";
import { SHOP } from "@/lib/shop/rules/shop-details";
import { formatAmount } from "@/lib/text/money";

function perUnit(unit: string): string {
	return unit ? `/${unit.replace(/^1\s/, "")}` : "";
}

function PlacardPrice({
	rupees,
	unit = "",
	className,
}: {
	rupees: number;
	unit?: string;
	className: string;
}) {
	const { price } = useMessages("ui");
	return (
		<span className={`display-figure whitespace-nowrap ${className}`}>
			{price.before && <small className="text-[0.55em] font-bold">{price.before}</small>}{" "}
			{formatAmount(rupees)}
			{price.after && <small className="text-[0.55em] font-bold"> {price.after}</small>}
			{unit && <small className="text-[0.55em] font-bold">{unit}</small>}
		</span>
	);
}

/** A price on a stick, planted in a crate: it leads to the product. */
function Placard({ product }: { product: ProductSummary }) {
	const { _id, name, urduName, offerPrice } = product;
	const { unit } = useMessages("product");
	const isUrdu = useLanguage() === "ur";
	return (
		<PageLink href={`/product/${_id}`} className="placard">
			{!isUrdu && <span className="sr-only">{name}, </span>}
			{urduName && <UrduText className="lg:text-xl">{urduName}</UrduText>}
			<PlacardPrice
				rupees={offerPrice}
				unit={isUrdu ? ` ${unit(product).replace(/^1\s/, "")}` : perUnit(unit(product))}
				className="text-xl lg:text-title"
			/>
		</PageLink>
	);
}

/** The same price as a drawing, for those who see it. */
export function DrawnPlacard({ rupees }: { rupees: number }) {
	return (
		<span className="placard inset-e-26 bottom-9 -z-2 min-w-0 -rotate-7" aria-hidden>
			<PlacardPrice rupees={rupees} className="text-xl" />
		</span>
	);
}

const button = "max-md:min-h-13 max-md:flex-1 max-md:px-4.5 max-md:text-base";

type HeroProps = {
	/** What the placards in the two crates name; a crate without one stands plain. */
	fruit?: ProductSummary;
	vegetable?: ProductSummary;
	/** Where the shop delivers. */
	areas: readonly string[];
};

/** The stall that greets (spec 2, Home). */
export function Hero({ fruit, vegetable, areas }: HeroProps) {
	const { hero: text } = useMessages("home");
	const { city } = useMessages("places");
	const facts: { fact: string; icon: IconName }[] = [
		{ fact: text.minutes(SHOP.promisedMinutes), icon: "timer" },
		{ fact: text.cash, icon: "banknote" },
		{ fact: text.guarantee, icon: "shield-check" },
	];
	return (
		<section className="hero relative overflow-hidden bg-field text-on-field on-field">
			<Awning />
			<div className="relative wrap grid gap-4 lg:min-h-126 lg:grid-cols-[minmax(0,1fr)_min(41rem,45vw)] lg:gap-0">
				<div className="hero-words relative z-3 pt-5 lg:self-center lg:pt-8 lg:pb-12">
					<UrduGreeting />
					<h1 className="max-w-[11em] display-type text-poster leading-poster">
						{text.title(SHOP.promisedMinutes)}
					</h1>
					<p className="mt-3 max-w-116 font-medium text-pretty text-leaf-900 md:mt-4 md:text-lg md:leading-snug">
						{text.lead(areas.length, city)}
					</p>
					<div className="mt-4.5 flex flex-wrap gap-2 md:mt-5.5 md:gap-2.5">
						<ButtonLink href={BROWSE_PATH} variant="primary-on-field" size="lg" className={button}>
							{text.shop}
							<Icon name="arrow-right" />
						</ButtonLink>
						<ButtonLink href="/deals-offers" variant="paper" size="lg" icon="tag" className={button}>
							{text.deals}
						</ButtonLink>
					</div>
					<ul className="mt-5.5 hidden flex-wrap gap-x-5.5 gap-y-1.5 text-md font-strong md:flex">
						{facts.map(({ fact, icon }) => (
							<li key={fact} className="inline-flex items-center gap-1.75">
								<Icon name={icon} />
								{fact}
							</li>
						))}
					</ul>
				</div>
				<Stall fruit={fruit} vegetable={vegetable} />
				<UsualsPlace />
			</div>
		</section>
	);
}

/** A line of Urdu over an English heading; an Urdu one says it itself. */
function UrduGreeting() {
	if (useLanguage() === "ur") return null;
	return (
		<p>
			<UrduSign sign="morning" className="text-xl text-leaf-800 lg:text-3xl" />
		</p>
	);
}

const CRATE = {
	width: 880,
	sizes: "(min-width: 64rem) 26vw, 16rem",
	pixels: [256, 828],
	loading: "eager",
} as const;

type CrateProps = {
	side: "left" | "right";
	/** What lies in it, and the board before that. */
	goods: { src: string; alt: string };
	board: string;
	product?: ProductSummary;
};

function Crate({ side, goods, board, product }: CrateProps) {
	return (
		<div className="crate" data-side={side}>
			<Picture {...CRATE} {...goods} height={860} fetchPriority="high" />
			{product && <Placard product={product} />}
			<Picture {...CRATE} src={board} alt="" height={310} />
		</div>
	);
}

function Stall({ fruit, vegetable }: Omit<HeroProps, "areas">) {
	const { hero: text } = useMessages("home");
	const fruits = { src: "/art/hero-fruit.webp", alt: text.fruitCrate };
	const vegetables = { src: "/art/hero-veg.webp", alt: text.vegetableCrate };
	return (
		<div className="stall relative -mx-gutter h-62 lg:m-0 lg:h-auto">
			<Crate side="left" goods={fruits} board="/art/crate-latin.webp" product={fruit} />
			<Crate side="right" goods={vegetables} board="/art/crate-urdu.webp" product={vegetable} />
		</div>
	);
}
