import { useMessages } from "#messages";
import { PageLink } from "@/components/ui/page-link";
import { ForgetSession } from "./forget-session";
import { SellerLoginForm } from "./lazy-login-form";
import { SignInSheet } from "./sign-in-sheet";

type LoginScreenProps = {
	/** The browser still carries a session that was ended elsewhere. */
	hasOldSession: boolean;
};

/** What anyone but the team finds on every address of the area (spec 2). */
export function SellerLoginScreen({ hasOldSession }: LoginScreenProps) {
	const text = useMessages("teamLogin");
	return (
		<SignInSheet title={text.title} note={text.note}>
			{hasOldSession && <ForgetSession />}
			<SellerLoginForm />
			<PageLink href="/" className="tap-area text-link w-fit">
				{text.backToShop}
			</PageLink>
		</SignInSheet>
	);
}
