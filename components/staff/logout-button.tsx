"use client";

import { LogOut } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { sellerCall } from "@/lib/team/client/seller";
import { useMay } from "./role";

/** Ends the seller's session; the login screen takes the page's place. */
export function LogoutButton() {
	const router = useRouter();
	const isRider = useMay("deliveries");
	const [busy, setBusy] = useState(false);

	async function logout(): Promise<void> {
		setBusy(true);
		try {
			await sellerCall("POST", "/api/seller/logout");
			if (isRider) await (await import("@/lib/riders/client/forget-day")).forgetDay();
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
