import type { Metadata } from "next";
import { AccountTexts } from "@/app/texts/account";
import { DeadResetLink, ResetPassword } from "@/components/accounts/account-recovery";
import { isWorkingReset } from "@/lib/accounts/server/change-password";
import { pageMessages } from "@/lib/server/pages/messages";

export const dynamic = "force-dynamic";

// The address is a secret: no other site may learn of it from a link.
export async function generateMetadata(): Promise<Metadata> {
	return {
		title: (await pageMessages("accountLinks")).reset.title,
		robots: { index: false },
		referrer: "no-referrer",
	};
}

/** Where the link of the reset mail leads (spec 2); a dead one says so before a password is typed. */
export default async function ResetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
	const { token } = await params;
	return (
		<AccountTexts>
			<div className="wrap py-section">
				{(await isWorkingReset(token)) ? <ResetPassword token={token} /> : <DeadResetLink />}
			</div>
		</AccountTexts>
	);
}
