import { RiderApp } from "@/components/rider/rider-app";

/** What the rider's page is without a network: it holds nothing of anybody, and shows what the phone has kept. */
export function RiderOfflinePage() {
	return <RiderApp served={null} servedAt={0} />;
}
