"use client";

import { useMessages } from "#messages";
import { LogOut } from "@/components/ui/icons";
import { Menu, MenuButton, MenuLink } from "@/components/ui/menu";
import { logout } from "@/lib/client/session";
import type { ShopUser } from "@/lib/domain/user";
import { AccountTrigger } from "./account-trigger";
import { LanguageChoices } from "./language-choices";
import { CUSTOMER_LINKS } from "./menu-links";

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
