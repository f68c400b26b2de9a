import type { Metadata } from "next";
import { Mailbox, TestEmail } from "@/components/accounts/test-email";
import { PageHead } from "@/components/shell/page-head";

export const dynamic = "force-static";

export const metadata: Metadata = { title: "Test email", robots: { index: false } };

/** Sends a test mail and shows the mailer's answer (spec 2); in demo mode also the mailbox of all mails. */
export default function TestEmailPage() {
	return (
		<div className="wrap grid gap-5 pb-section">
			<PageHead title="Test Email">Does the shop's mail work? Send yourself one.</PageHead>
			<TestEmail />
			<Mailbox />
		</div>
	);
}
