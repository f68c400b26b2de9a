import type { Metadata } from "next";
import { ResendVerification } from "@/components/shop/account/resend-verification";

export function resendVerificationMetadata(): Metadata {
	return { title: "Resend verification email", robots: { index: false } };
}

/** Asks for a new verification mail (spec 2). */
export function ResendVerificationPage() {
	return (
		<div className="wrap py-section">
			<ResendVerification />
		</div>
	);
}
