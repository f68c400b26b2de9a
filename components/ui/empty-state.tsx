import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";

type EmptyStateProps = {
	/** A drawing's path, such as "/art/one-basket.webp". */
	art: string;
	title: ReactNode;
	/** Where the words are the page's only heading, "h1". */
	as?: "h1" | "h2" | "h3";
	children?: ReactNode;
	/** It is all there is to see, so its picture goes ahead of the page's scripts. */
	isFirst?: boolean;
	/** One way forward at least. */
	actions?: ReactNode;
	className?: string;
};

/** Nothing here yet: a drawing, what is missing, and the way forward. */
export function EmptyState({
	art,
	title,
	as: Heading = "h2",
	isFirst = false,
	children,
	actions,
	className,
}: EmptyStateProps) {
	return (
		<div className={clsx("grid justify-items-center gap-2 px-5 pt-8 pb-9 text-center", className)}>
			<div className="stand relative mb-2 grid h-38 w-48 place-items-end justify-center">
				<Picture
					src={art}
					alt=""
					width={168}
					height={168}
					fetchPriority={isFirst ? "high" : undefined}
					className="max-h-38 w-auto object-contain"
				/>
			</div>
			<Heading className="display-type text-title">{title}</Heading>
			{children && <div className="max-w-84 text-ink-2">{children}</div>}
			{actions && <div className="mt-2.5 flex flex-wrap justify-center gap-2.5">{actions}</div>}
		</div>
	);
}
