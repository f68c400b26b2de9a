import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";

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
