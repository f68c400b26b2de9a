import Link from "next/link";
import { Logo, LogoSprite } from "@/components/shop/shell/logo";
import { Panel } from "@/components/ui/panel";
import { Tag } from "@/components/ui/tag";
import { ForgetSession } from "./forget-session";
import { SellerLoginForm } from "./lazy-login-form";

type LoginScreenProps = {
	/** The browser still carries a session that was ended elsewhere. */
	hasOldSession: boolean;
};

/** What anyone but the seller finds on every address of the area (spec 2). */
export function SellerLoginScreen({ hasOldSession }: LoginScreenProps) {
	return (
		<main id="main" className="seller grid min-h-screen place-content-center bg-bg-sunk p-4">
			<LogoSprite />
			{hasOldSession && <ForgetSession />}
			<Panel className="grid w-full max-w-100 gap-5 sm:w-100">
				<div className="flex items-center gap-2.5">
					<Logo />
					<Tag tone="success">Seller</Tag>
				</div>
				<div>
					<h1 className="display-type text-2xl tracking-heading">Seller login</h1>
					<p className="mt-1 text-ink-2">Orders, products and stock of the shop.</p>
				</div>
				<SellerLoginForm />
				<Link href="/" prefetch={false} className="text-link w-fit">
					Back to the shop
				</Link>
			</Panel>
		</main>
	);
}
