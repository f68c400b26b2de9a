import Link from "next/link";
import { SignInSheet } from "@/components/staff/login/login-screen";
import { JoinForm } from "@/components/team/join-form";
import { currentShop } from "@/lib/shop/server/read";
import { DEAD_INVITATION, ROLE_HOMES, ROLE_NAMES } from "@/lib/team/rules";
import { readInvitation } from "@/lib/team/server/sign-in";

/** What a mailed invitation opens: a password of one's own, and in. */
export default async function JoinPage({ params }: PageProps<"/seller/join/[token]">) {
	const { token } = await params;
	const invited = await readInvitation(token);
	if (!invited) {
		return (
			<SignInSheet title="This link has ended" note={DEAD_INVITATION}>
				<Link href="/seller" prefetch={false} className="inline-flex min-h-tap w-fit items-center text-link">
					To the login
				</Link>
			</SignInSheet>
		);
	}
	const { name, role } = invited;
	return (
		<SignInSheet
			title={`Salam ${name}`}
			note={`You join ${currentShop().name} as a ${ROLE_NAMES[role].toLowerCase()}. Choose a password of your own.`}
		>
			<JoinForm token={token} home={ROLE_HOMES[role]} />
		</SignInSheet>
	);
}
