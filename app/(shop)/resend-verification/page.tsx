import type { Metadata } from "next";
import { ResendVerification } from "@/components/shop/account/resend-verification";

export const dynamic = "force-static";

export const metadata: Metadata = { title: "Resend verification email", robots: { index: false } };

/** Asks for a new verification mail (spec 2). */
export default function ResendVerificationPage() {
	return (
		<div className="wrap py-section">
			<ResendVerification />
		</div>
	);
}
