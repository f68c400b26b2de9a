import type { Metadata } from "next";
import { PageHead } from "@/components/staff/page-head";
import { TeamList } from "@/components/team/team-list";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";
import { listTeam } from "@/lib/team/server/team";

export const metadata: Metadata = { title: "Team" };

export default async function TeamPage() {
	if (!(await sellerOnPage("/seller/team"))) return null;
	return (
		<>
			<PageHead title="Team" note="Who packs and who rides. Whoever is switched off is signed out at once." />
			<TeamList team={await listTeam()} now={clock.now().getTime()} />
		</>
	);
}
