import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { Logo, LogoSprite } from "@/components/shell/logo";
import { Panel } from "@/components/ui/panel";
import { Tag } from "@/components/ui/tag";

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
