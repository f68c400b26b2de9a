import { notFound } from "next/navigation";

/** An address below /ur that leads nowhere; the English ones have a document of their own (app/global-not-found.tsx). */
export default function UnknownPage(): never {
	notFound();
}
