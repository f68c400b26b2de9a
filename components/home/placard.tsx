import { useLanguage, useMessages } from "#messages";
import { PageLink } from "@/components/ui/page-link";
import { UrduText } from "@/components/ui/urdu-text";
import { cn } from "@/lib/cn";
import type { ProductSummary } from "@/lib/products/rules/product";
import { formatAmount } from "@/lib/text/money";

function perUnit(unit: string): string {
	return unit ? `/${unit.replace(/^1 /, "")}` : "";
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
		<span className={cn("display-figure whitespace-nowrap", className)}>
			{price.before && <small className="text-[0.55em] font-bold">{price.before}</small>}{" "}
			{formatAmount(rupees)}
			{price.after && <small className="text-[0.55em] font-bold"> {price.after}</small>}
			{unit && <small className="text-[0.55em] font-bold">{unit}</small>}
		</span>
	);
}

/** A price on a stick, planted in a crate: it leads to the product. */
export function Placard({ product }: { product: ProductSummary }) {
	const { _id, name, urduName, offerPrice } = product;
	const { unit } = useMessages("product");
	const isUrdu = useLanguage() === "ur";
	return (
		<PageLink href={`/product/${_id}`} className="placard">
			{!isUrdu && <span className="sr-only">{name}, </span>}
			{urduName && <UrduText className="lg:text-xl">{urduName}</UrduText>}
			<PlacardPrice
				rupees={offerPrice}
				unit={isUrdu ? ` ${unit(product).replace(/^1 /, "")}` : perUnit(product.unit)}
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
