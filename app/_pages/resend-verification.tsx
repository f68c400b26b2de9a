import type { Metadata } from "next";
import { ResendVerification } from "@/components/shop/account/resend-verification";
import { pageMessages } from "@/lib/server/pages/messages";

export function resendVerificationMetadata(): Metadata {
	return { title: pageMessages("accountLinks").resend.title, robots: { index: false } };
}

/** Asks for a new verification mail (spec 2). */
export function ResendVerificationPage() {
	return (
		<div className="wrap py-section">
			<ResendVerification />
		</div>
	);
}
