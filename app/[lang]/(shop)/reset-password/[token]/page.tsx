import { AccountTexts } from "@/app/texts/account";
import { DeadResetLink, ResetPassword } from "@/components/accounts/account-recovery";
import { isWorkingReset } from "@/lib/accounts/server/change-password";
import { secretPage } from "@/lib/server/pages/messages";

export const dynamic = "force-dynamic";

export const generateMetadata = secretPage("accountLinks", (text) => text.reset.title);

/** Where the link of the reset mail leads (spec 2); a dead one says so before a password is typed. */
export default async function ResetPasswordPage({ params }: PageProps<"/[lang]/reset-password/[token]">) {
	const { token } = await params;
	return (
		<AccountTexts>
			<div className="wrap py-section">
				{(await isWorkingReset(token)) ? <ResetPassword token={token} /> : <DeadResetLink />}
			</div>
		</AccountTexts>
	);
}
