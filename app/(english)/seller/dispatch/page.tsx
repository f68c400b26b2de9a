import type { Metadata } from "next";
import { DispatchBoard } from "@/components/riders/dispatch-board";
import { readBoard } from "@/lib/riders/server/dispatch";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";

export const metadata: Metadata = { title: "Dispatch" };

/** Which bag goes with whom: what is ready, and what each rider has. */
export default async function DispatchPage() {
	if (!(await sellerOnPage("/seller/dispatch"))) return null;
	return <DispatchBoard {...(await readBoard())} servedAt={clock.shopNow().getTime()} />;
}
