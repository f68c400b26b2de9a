import type { Metadata } from "next";
import { AccountTexts } from "@/app/texts/account";
import { ResendVerification } from "@/components/accounts/account-recovery";
import { pageMessages } from "@/lib/server/pages/messages";

export const dynamic = "force-static";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageMessages("accountLinks")).resend.title, robots: { index: false } };
}

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
