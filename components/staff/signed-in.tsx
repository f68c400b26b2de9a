"use client";

import { LogOut } from "lucide-react";
import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useState } from "react";
import { Button } from "@/components/ui/button";
import { dialogAhead, LateDialog } from "@/components/ui/overlay/late-dialog";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { sellerCall } from "@/lib/team/client";
import { type Duty, mayDo, type Role } from "@/lib/team/rules";

const RoleContext = createContext<Role | null>(null);

/** Says beneath it as whom somebody is signed in. */
export function RoleProvider({ role, children }: { role: Role; children: ReactNode }) {
	return <RoleContext value={role}>{children}</RoleContext>;
}

/** The role of whoever looks. */
export function useRole(): Role {
	const role = useContext(RoleContext);
	if (!role) throw new Error("The seller area says who looks at it: RoleProvider is missing");
	return role;
}

/** Whether this is the work of whoever looks: what is not is not offered. The server decides again. */
export function useMay(duty: Duty): boolean {
	return mayDo(useRole(), duty);
}

/** Ends the seller's session; the login screen takes the page's place. */
export function LogoutButton() {
	const router = useRouter();
	const isRider = useMay("deliveries");
	const [busy, setBusy] = useState(false);

	async function logout(): Promise<void> {
		setBusy(true);
		try {
			await sellerCall("POST /api/seller/logout");
			if (isRider) await (await import("@/lib/riders/client/memory")).forgetDay();
			toast.success("Seller logged out");
			router.refresh();
		} catch (error) {
			toast.error(messageOf(error, "Logout failed. Please try again."));
			setBusy(false);
		}
	}

	return (
		<Button variant="outline" size="sm" busy={busy} icon={<LogOut className="icon" />} onClick={logout}>
			Logout
		</Button>
	);
}

/** Ends every session of whoever is signed in, for a lost phone or a shared computer. */
export function LogOutEverywhere() {
	const router = useRouter();
	const isRider = useMay("deliveries");
	const [isAsking, setIsAsking] = useState(false);
	const [isBusy, setIsBusy] = useState(false);

	async function leave(): Promise<void> {
		setIsBusy(true);
		try {
			await sellerCall("POST /api/seller/logout-everywhere");
			if (isRider) await (await import("@/lib/riders/client/memory")).forgetDay();
			toast.success("Logged out on every device");
			router.refresh();
		} catch (error) {
			toast.error(messageOf(error, "Logout failed. Please try again."));
			setIsBusy(false);
		}
	}

	return (
		<Panel aria-labelledby="devices" className="grid gap-4 print:hidden">
			<div>
				<PanelTitle id="devices">Devices</PanelTitle>
				<p className="mt-2 max-w-prose text-ink-2">
					Lost a phone, or used a computer that is not yours? Log out everywhere.
				</p>
			</div>
			<Button
				variant="outline"
				className="justify-self-start"
				onClick={() => setIsAsking(true)}
				{...dialogAhead}
			>
				Log out everywhere
			</Button>
			<LateDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title="Log out everywhere"
				description="Every phone and computer of yours is logged out, this one too, and your passkeys are removed."
				actions={
					<>
						<Button variant="quiet" onClick={() => setIsAsking(false)}>
							Stay logged in
						</Button>
						<Button busy={isBusy} onClick={() => void leave()}>
							Log out everywhere
						</Button>
					</>
				}
			/>
		</Panel>
	);
}
