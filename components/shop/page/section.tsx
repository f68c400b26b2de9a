import { type ReactNode, useId } from "react";
import { SectionHead } from "@/components/ui/section-head";

type SectionProps = { title: string; note?: ReactNode; children: ReactNode };

/** One section of a reading page, named by its heading. */
export function Section({ title, note, children }: SectionProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="pt-section">
			<SectionHead id={id} title={title} note={note} />
			{children}
		</section>
	);
}
