import { RiderTexts } from "@/app/texts/rider";
import { RiderApp } from "@/components/riders/rider-app";

/** What the rider's page is without a network: it holds nothing of anybody, and shows what the phone has kept. */
export default function RiderOfflinePage() {
	return (
		<RiderTexts>
			<RiderApp served={null} servedAt={0} />
		</RiderTexts>
	);
}
