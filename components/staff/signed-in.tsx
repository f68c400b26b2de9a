"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
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

/** Ends sessions, and what this phone keeps of a rider's day; the login screen takes the page's place. */
function useLogout(end: () => Promise<unknown>, done: string) {
	const router = useRouter();
	const isRider = useMay("deliveries");
	return useAction(async () => {
		await end();
		if (isRider) await (await import("@/lib/riders/client/memory")).forgetDay();
		toast.success(done);
		router.refresh();
	}, "Logout failed. Please try again.");
}

/** Ends the seller's session. */
export function LogoutButton() {
	const { busy, run } = useLogout(() => sellerCall("POST /api/seller/logout"), "Seller logged out");
	return (
		<Button variant="outline" size="sm" busy={busy} icon="log-out" onClick={() => void run()}>
			<span className="max-sm:sr-only">Logout</span>
		</Button>
	);
}

const EVERYWHERE = "Log out everywhere";

/** Ends every session of whoever is signed in, for a lost phone or a shared computer. */
export function LogOutEverywhere() {
	const [isAsking, setAsking] = useState(false);
	const end = () => sellerCall("POST /api/seller/logout-everywhere");
	const { busy, run } = useLogout(end, "Logged out on every device");
	return (
		<Panel aria-labelledby="devices" className="grid gap-4 print:hidden">
			<div>
				<PanelTitle id="devices">Devices</PanelTitle>
				<p className="mt-2 max-w-prose text-ink-2">
					Lost a phone, or used a computer that is not yours? Log out everywhere.
				</p>
			</div>
			<Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
				{EVERYWHERE}
			</Button>
			<ConfirmDialog
				open={isAsking}
				onOpenChange={() => setAsking(false)}
				title={EVERYWHERE}
				description="Every phone and computer of yours is logged out, this one too, and your passkeys are removed."
				keep="Stay logged in"
				confirm={EVERYWHERE}
				variant="primary"
				busy={busy}
				onConfirm={() => void run()}
			/>
		</Panel>
	);
}
