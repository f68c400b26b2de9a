import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { sellerOnPage } from "@/lib/team/server/session";

export const metadata: Metadata = { title: "Nothing is here" };

/** Any other address of the seller area: the seller stays in their own frame, a guest is asked to log in. */
export default async function UnknownSellerPage() {
	if (!(await sellerOnPage("/seller/[...unknown]"))) return null;
	notFound();
}
