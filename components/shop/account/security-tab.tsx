"use client";

import { PasskeysPanel } from "@/components/passkeys/passkeys-panel";
import { useSession } from "@/lib/client/session";
import { ChangePassword } from "./change-password";
import { Devices } from "./devices";
import { YourData } from "./your-data";

/** The password, the devices that are signed in, and leaving (spec 2, Account: Security). */
export function SecurityTab() {
	const { user } = useSession();
	return (
		<>
			<ChangePassword />
			<PasskeysPanel base="/api/user" isVerified={user?.isVerified ?? true} />
			<Devices />
			<YourData />
		</>
	);
}
