import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "@/components/ui/icons";
import { PageLink } from "./page-link";

/** A link to more of the same. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<PageLink
			href={href}
			className="group inline-flex min-h-tap items-center gap-1.5 font-bold whitespace-nowrap text-primary decoration-2 underline-offset-4 hover:underline"
		>
			{children}
			<Icon
				name="arrow-right"
				className="icon transition-transform duration-swap ease-out group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
			/>
		</PageLink>
	);
}

/** The class names of two columns: what is bought, and how. */
export const splitClass =
	"grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26.5rem] lg:gap-8";

type PanelProps = Omit<ComponentProps<"section">, "title"> & {
	/** Its heading, which also names it. */
	title?: ReactNode;
	/** The heading as small as the staff's. */
	small?: boolean;
};

/** A white sheet with a hairline that holds one group of things. */
export function Panel({ title, small, className, children, ...rest }: PanelProps) {
	const id = useId();
	return (
		<section
			aria-labelledby={title ? id : undefined}
			{...rest}
			className={clsx("panel ring-1 ring-line", className)}
		>
			{title && (
				<PanelTitle id={id} className={clsx(small && "text-lg")}>
					{title}
				</PanelTitle>
			)}
			{children}
		</section>
	);
}

/** The heading inside a panel. */
export function PanelTitle({ className, ...rest }: ComponentProps<"h2">) {
	return <h2 {...rest} className={clsx("panel-title display-type tracking-heading", className)} />;
}

type SectionHeadProps = {
	title: ReactNode;
	/** Names the section: put the same id in its aria-labelledby. */
	id?: string;
	note?: ReactNode;
	/** Stands at the right: a link to more, or tabs. */
	aside?: ReactNode;
};

/** The heading of a section of a page. */
export function SectionHead({ title, id, note, aside }: SectionHeadProps) {
	return (
		<div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-8">
			<div>
				<h2 id={id} className="display-type text-4xl">
					{title}
				</h2>
				{note && <p className="mt-2 text-ink-2">{note}</p>}
			</div>
			{aside}
		</div>
	);
}
