import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { Logo, LogoSprite } from "@/components/shell/logo";
import { Tag } from "@/components/ui/badges";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { ForgetDay, ForgetSession, SellerLoginForm } from "./lazy-login-form";

type SignInSheetProps = { title: string; note: ReactNode; children: ReactNode };

/** A sheet in the middle of an empty page, for whoever is not signed in yet. */
export function SignInSheet({ title, note, children }: SignInSheetProps) {
	const text = useMessages("teamLogin");
	return (
		<main id="main" className="seller grid min-h-screen place-content-center bg-bg-sunk p-4">
			<LogoSprite />
			<Panel className="grid w-full max-w-100 gap-5 sm:w-100">
				<div className="flex items-center gap-2.5">
					<Logo />
					<Tag tone="success">{text.side}</Tag>
				</div>
				<div>
					<h1 className="display-type text-2xl tracking-heading">{title}</h1>
					<p className="mt-1 text-ink-2">{note}</p>
				</div>
				{children}
			</Panel>
		</main>
	);
}

type LoginScreenProps = {
	/** The browser still carries a session that was ended elsewhere. */
	hasOldSession: boolean;
};

/** What anyone but the team finds on every address of the area (spec 2). */
export function SellerLoginScreen({ hasOldSession }: LoginScreenProps) {
	const text = useMessages("teamLogin");
	return (
		<SignInSheet title={text.title} note={text.note}>
			<ForgetDay />
			{hasOldSession && <ForgetSession />}
			<SellerLoginForm />
			<PageLink href="/" className="tap-area text-link w-fit">
				{text.backToShop}
			</PageLink>
		</SignInSheet>
	);
}
