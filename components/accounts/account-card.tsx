import type { ReactNode } from "react";
import { Panel } from "@/components/ui/panel";

/** One short form in the middle of a page. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Panel className="mx-auto grid max-w-120 gap-5">
			<h1 className="display-type text-3xl">{title}</h1>
			{children}
		</Panel>
	);
}
