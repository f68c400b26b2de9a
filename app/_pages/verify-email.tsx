import type { Metadata } from "next";
import { VerifyEmail } from "@/components/shop/account/verify-email";
import { pageMessages } from "@/lib/server/pages/messages";

// The address is a secret: no other site may learn of it from a link.
export function verifyEmailMetadata(): Metadata {
	return {
		title: pageMessages("accountPage").verify,
		robots: { index: false },
		referrer: "no-referrer",
	};
}

/** Where the link of the verification mail leads (spec 2). */
export async function VerifyEmailPage({ params }: { params: Promise<{ token: string }> }) {
	const { token } = await params;
	return (
		<div className="wrap py-section">
			<VerifyEmail token={token} />
		</div>
	);
}
