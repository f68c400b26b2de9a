import type { Metadata } from "next";
import { ResetPassword } from "@/components/shop/account/reset-password";

// The address is a secret: no other site may learn of it from a link.
export const metadata: Metadata = {
	title: "Set a new password",
	robots: { index: false },
	referrer: "no-referrer",
};

/** Where the link of the reset mail leads (spec 2). */
export default async function ResetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
	const { token } = await params;
	return (
		<div className="wrap py-section">
			<ResetPassword token={token} />
		</div>
	);
}
