import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { useMessages } from "#messages";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Picture } from "@/components/ui/picture";
import { BROWSE_PATH } from "@/lib/products/rules/browse";

/**
 * A page that is not there, with what it says. The words stand in the page itself, so that they are read without scripts
 * too; the status comes from within the boundary. Thrown outside one, notFound() would leave the served HTML empty.
 */
export function Missing({ children }: { children: ReactNode }) {
	return (
		<>
			{children}
			<Suspense>
				<AnswerNotFound />
			</Suspense>
		</>
	);
}

function AnswerNotFound(): never {
	notFound();
}

type DeadLinkProps = { title: string; note: string; href: string; verb: string };

/** In the place of the order that a mailed link opens no more: what became of it, and the way on. */
export function DeadLink({ title, note, href, verb }: DeadLinkProps) {
	return (
		<EmptyState
			as="h1"
			art="/art/one-receipt.webp"
			title={title}
			actions={<ButtonLink href={href}>{verb}</ButtonLink>}
		>
			{note}
		</EmptyState>
	);
}

const ROLLED = ["tomato", "lemon", "carrot"] as const;

/** What stands at an address that leads nowhere. */
export function PageNotFound() {
	const text = useMessages("missingPage");
	return (
		<div className="wrap grid justify-items-center gap-2 py-section text-center">
			<div className="mb-2 flex items-end gap-1" aria-hidden>
				{ROLLED.map((thing) => (
					<Picture key={thing} src={`/art/one-${thing}.webp`} alt="" width={96} height={96} />
				))}
			</div>
			<h1 className="display-type text-title">{text.heading}</h1>
			<p className="text-ink-2">{text.reason}</p>
			<div className="mt-2.5 flex flex-wrap justify-center gap-2.5">
				<ButtonLink href="/">{text.home}</ButtonLink>
				<ButtonLink href={BROWSE_PATH} variant="outline">
					{text.products}
				</ButtonLink>
			</div>
		</div>
	);
}
