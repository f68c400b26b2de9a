"use client";

import { LogOut } from "lucide-react";
import { Menu, MenuButton, MenuLink } from "@/components/ui/menu";
import { logout } from "@/lib/client/session";
import type { ShopUser } from "@/lib/domain/user";
import { AccountTrigger } from "./account-trigger";
import { CUSTOMER_LINKS } from "./menu-links";

/** Who is signed in, and what belongs to them (spec 2, navbar). Open as soon as it is there: a press asked for it. */
export default function UserMenu({ user }: { user: ShopUser }) {
	return (
		<Menu
			defaultOpen
			trigger={<AccountTrigger user={user} />}
			header={
				<>
					<p className="truncate font-bold">{user.name}</p>
					<p className="truncate text-sm text-ink-3">{user.email}</p>
				</>
			}
		>
			{CUSTOMER_LINKS.map(({ href, label, Icon }) => (
				<MenuLink key={href} href={href} icon={<Icon className="icon" aria-hidden />}>
					{label}
				</MenuLink>
			))}
			<MenuButton onSelect={() => void logout()} icon={<LogOut className="icon" aria-hidden />}>
				Logout
			</MenuButton>
		</Menu>
	);
}
