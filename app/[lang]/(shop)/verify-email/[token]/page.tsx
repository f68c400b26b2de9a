import { AccountTexts } from "@/app/texts/account";
import { VerifyEmail } from "@/components/accounts/verify-email";
import { secretPage } from "@/lib/server/pages/messages";

export const generateMetadata = secretPage("accountPage", (text) => text.verify);

/** Where the link of the verification mail leads (spec 2). */
export default async function VerifyEmailPage({ params }: PageProps<"/[lang]/verify-email/[token]">) {
	const { token } = await params;
	return (
		<AccountTexts>
			<div className="wrap py-section">
				<VerifyEmail token={token} />
			</div>
		</AccountTexts>
	);
}
