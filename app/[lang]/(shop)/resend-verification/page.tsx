import { AccountTexts } from "@/app/texts/account";
import { ResendVerification } from "@/components/accounts/account-recovery";
import { ownPage } from "@/lib/server/pages/messages";

export const dynamic = "force-static";

export const generateMetadata = ownPage("accountLinks", (text) => text.resend.title);

/** Asks for a new verification mail (spec 2). */
export default function ResendVerificationPage() {
	return (
		<AccountTexts>
			<div className="wrap py-section">
				<ResendVerification />
			</div>
		</AccountTexts>
	);
}
