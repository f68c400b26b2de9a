import { clsx } from "clsx";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { Icon, leading } from "@/components/ui/icons";
import { STORE_VIEW_HREF } from "@/lib/products/rules/store-view";
import { formatAmount } from "@/lib/text/money";

type PageHeadProps = { title: string; note?: ReactNode; children?: ReactNode };

/** A page's heading, a line beneath it, and what can be done here. */
export function PageHead({ title, note, children }: PageHeadProps) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
			<div>
				<h1 className="display-type text-title tracking-heading">{title}</h1>
				{note && <p className="text-ink-2">{note}</p>}
			</div>
			{children}
		</div>
	);
}

export type Segment = { href: string; label: string; current: boolean; count?: number };

type SegmentsProps = {
	/** What is being chosen, for screen readers. */
	label: string;
	items: readonly Segment[];
};

const segments = "inline-flex rounded-sm bg-bg-sunk p-0.75";
const segment =
	"inline-flex min-h-tap items-center justify-center gap-1 rounded-sm px-3.25 text-xs font-strong whitespace-nowrap text-ink-2 transition-colors hover:text-ink " +
	"aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-xs aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-xs";

function SegmentCount({ count }: { count: number }) {
	return <span className="font-semibold text-ink-3 figures">{formatAmount(count)}</span>;
}

/** A few ways to look at the same page, each with an address; scrolls sideways where it does not fit. */
export function Segments({ label, items }: SegmentsProps) {
	return (
		<nav aria-label={label} className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0">
			<ul className={segments}>
				{items.map((item) => (
					<li key={item.href}>
						<Link
							href={item.href}
							scroll={false}
							aria-current={item.current ? "page" : undefined}
							className={`${segment} min-w-12`}
						>
							{item.label}
							{item.count !== undefined && <SegmentCount count={item.count} />}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

type SegmentButtonsProps<Value extends string> = {
	label: string;
	items: readonly { value: Value; label: ReactNode; count?: number }[];
	value: Value;
	onChange: (value: Value) => void;
	className?: string;
};

/** The same without addresses: a press changes what is shown. */
export function SegmentButtons<Value extends string>(props: SegmentButtonsProps<Value>) {
	return (
		<fieldset className={props.className}>
			<legend className="sr-only">{props.label}</legend>
			<div className={segments}>
				{props.items.map(({ value, label, count }) => (
					<button
						key={value}
						type="button"
						aria-pressed={value === props.value}
						onClick={() => props.onChange(value)}
						className={segment}
					>
						{label}
						{count !== undefined && <SegmentCount count={count} />}
					</button>
				))}
			</div>
		</fieldset>
	);
}

/** To what is older than the list on the page. */
export function OlderLink({ href, className = "justify-self-end" }: { href: string; className?: string }) {
	return (
		<ButtonLink href={href} variant="quiet" size="sm" className={className}>
			Older
			<Icon name="chevron-right" />
		</ButtonLink>
	);
}

type WayOutProps = Omit<ComponentProps<typeof ButtonLink>, "href"> & { href: string };

/** A button that leads to no page of the shop: a call, a file, another site. */
export function WayOut({ variant, size, block, icon, className, children, ...rest }: WayOutProps) {
	return (
		<a {...rest} className={clsx(buttonClass({ variant, size, block }), className)}>
			{leading(icon)}
			{children}
		</a>
	);
}

/** Opens the shop as customers see it, in a tab of its own. */
export function ViewStore({ className }: { className?: string }) {
	return (
		<WayOut
			href={STORE_VIEW_HREF}
			target="_blank"
			rel="noopener"
			variant="quiet"
			size="sm"
			icon="store"
			className={className}
		>
			View store
		</WayOut>
	);
}

/** A column's name, where its figures end. */
export const end = (name: string) => [name, "text-end"] as const;

type ColumnHeadsProps = {
	/** Of the grid that its rows stand in too. */
	className: string;
	/** With classes, where a name needs them. */
	names: readonly (string | readonly [name: string, className: string])[];
};

/** What the columns of a list are, for the eye: for the ear its rows say it. */
export function ColumnHeads({ className, names }: ColumnHeadsProps) {
	return (
		<div aria-hidden className={clsx("bg-bg-sunk px-4 text-xs font-strong text-ink-2", className)}>
			{names.map((each) => {
				const [name, look] = typeof each === "string" ? [each] : each;
				return (
					<span key={name} className={look}>
						{name}
					</span>
				);
			})}
		</div>
	);
}

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

/** From the products on the shelf to the same as a file, and back. */
export function ProductViews({ current }: { current: "products" | "file" }) {
	return (
		<Segments
			label="In this section"
			items={[
				{ href: "/seller/product-list", label: "Products", current: current === "products" },
				{ href: "/seller/price-list", label: "By file", current: current === "file" },
			]}
		/>
	);
}
