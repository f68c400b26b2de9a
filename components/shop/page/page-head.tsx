import type { ReactNode } from "react";
import { useLanguage } from "#messages";
import { UrduSign, type UrduSignName } from "@/components/ui/urdu-sign";

type PageHeadProps = { title: string; urdu?: UrduSignName; children?: ReactNode };

/** The heading of a page, with a line about it; beside an English one the same in Urdu. */
export function PageHead({ title, urdu, children }: PageHeadProps) {
	const isUrdu = useLanguage() === "ur";
	return (
		<header className="pt-6 pb-5 md:pt-11">
			<div className="flex flex-wrap items-baseline gap-x-4.5 gap-y-1">
				<h1 className="display-type text-4xl">{title}</h1>
				{urdu && !isUrdu && <UrduSign sign={urdu} className="text-2xl text-primary" />}
			</div>
			{children && <div className="mt-1.5 text-ink-2">{children}</div>}
		</header>
	);
}
