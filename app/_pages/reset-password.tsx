import type { Metadata } from "next";
import { DeadResetLink, ResetPassword } from "@/components/shop/account/reset-password";
import { isWorkingReset } from "@/lib/server/accounts/reset";
import { pageMessages } from "@/lib/server/pages/messages";

// The address is a secret: no other site may learn of it from a link.
export function resetPasswordMetadata(): Metadata {
	return {
		title: pageMessages("accountLinks").reset.title,
		robots: { index: false },
		referrer: "no-referrer",
	};
}

/** Where the link of the reset mail leads (spec 2); a dead one says so before a password is typed. */
export async function ResetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
	const { token } = await params;
	return (
		<div className="wrap py-section">
			{(await isWorkingReset(token)) ? <ResetPassword token={token} /> : <DeadResetLink />}
		</div>
	);
}
