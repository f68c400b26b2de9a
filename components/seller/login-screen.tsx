import Link from "next/link";
import { ForgetSession } from "./forget-session";
import { SellerLoginForm } from "./lazy-login-form";
import { SignInSheet } from "./sign-in-sheet";

type LoginScreenProps = {
	/** The browser still carries a session that was ended elsewhere. */
	hasOldSession: boolean;
};

/** What anyone but the team finds on every address of the area (spec 2). */
export function SellerLoginScreen({ hasOldSession }: LoginScreenProps) {
	return (
		<SignInSheet title="Seller login" note="Orders, products and stock of the shop.">
			{hasOldSession && <ForgetSession />}
			<SellerLoginForm />
			<Link href="/" prefetch={false} className="text-link w-fit">
				Back to the shop
			</Link>
		</SignInSheet>
	);
}
