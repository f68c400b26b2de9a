"use client";

import { LogOut } from "lucide-react";
import { useMessages } from "#messages";
import { choiceClass } from "@/components/ui/button";
import { Menu, MenuButton, MenuChoice, MenuChoices, MenuLink } from "@/components/ui/overlay/menu";
import { logout } from "@/lib/accounts/client/session";
import type { ShopUser } from "@/lib/accounts/rules/user";
import { LANGUAGES } from "@/lib/text/language";
import { LanguageLink, LanguageName } from "./language-link";
import { AccountTrigger, CUSTOMER_LINKS } from "./menu-parts";

/** Both languages side by side within a menu, whose arrow keys reach them. */
export function LanguageChoices({ label }: { label: string }) {
	return (
		<MenuChoices label={label}>
			{LANGUAGES.map((language) => (
				<MenuChoice key={language}>
					<LanguageLink language={language} className={choiceClass}>
						<LanguageName language={language} />
					</LanguageLink>
				</MenuChoice>
			))}
		</MenuChoices>
	);
}

/** Who is signed in, and what belongs to them (spec 2, navbar). Open as soon as it is there: a press asked for it. */
export default function UserMenu({ user }: { user: ShopUser }) {
	const text = useMessages("menus");
	const leaving = useMessages("leaving");
	return (
		<Menu
			defaultOpen
			trigger={<AccountTrigger user={user} />}
			header={
				<>
					<p className="truncate font-bold">
						<bdi>{user.name}</bdi>
					</p>
					<p className="truncate text-sm text-ink-3">
						<bdi dir="ltr">{user.email}</bdi>
					</p>
				</>
			}
		>
			{CUSTOMER_LINKS.map(({ href, Icon }) => (
				<MenuLink key={href} href={href} icon={<Icon className="icon" />}>
					{text.customer[href]}
				</MenuLink>
			))}
			<LanguageChoices label={text.language} />
			<MenuButton onSelect={() => void logout(leaving)} icon={<LogOut className="icon" />}>
				{leaving.logout}
			</MenuButton>
		</Menu>
	);
}
