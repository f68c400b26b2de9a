"use client";

import { ChangePassword } from "./change-password";
import { Devices } from "./devices";
import { YourData } from "./your-data";

/** The password, the devices that are signed in, and leaving (spec 2, Account: Security). */
export function SecurityTab() {
	return (
		<>
			<ChangePassword />
			<Devices />
			<YourData />
		</>
	);
}
