import type { Metadata } from "next";
import { AccountTexts } from "@/app/texts/account";
import { VerifyEmail } from "@/components/accounts/verify-email";
import { pageMessages } from "@/lib/server/pages/messages";

// The address is a secret: no other site may learn of it from a link.
export async function generateMetadata(): Promise<Metadata> {
	return {
		title: (await pageMessages("accountPage")).verify,
		robots: { index: false },
		referrer: "no-referrer",
	};
}

/** Where the link of the verification mail leads (spec 2). */
export default async function VerifyEmailPage({ params }: { params: Promise<{ token: string }> }) {
	const { token } = await params;
	return (
		<AccountTexts>
			<div className="wrap py-section">
				<VerifyEmail token={token} />
			</div>
		</AccountTexts>
	);
}
