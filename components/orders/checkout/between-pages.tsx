import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { Panel } from "@/components/ui/panel";

type BetweenPagesProps = { title: string; note: ReactNode; art?: string; children: ReactNode };

/** A page that only leads on: what is happening, and the one button. */
export function BetweenPages({ title, note, art = "/art/one-mobile.webp", children }: BetweenPagesProps) {
	return (
		<div className="wrap py-section">
			<Panel className="mx-auto max-w-128">
				<EmptyState as="h1" art={art} title={title} actions={children}>
					{note}
				</EmptyState>
			</Panel>
		</div>
	);
}
