"use client";

import { CircleUser, LogOut, ReceiptText } from "lucide-react";
import { Menu, MenuButton, MenuLink } from "@/components/ui/menu";
import { logout } from "@/lib/client/session";
import type { ShopUser } from "@/lib/domain/user";
import { AccountTrigger } from "./account-trigger";

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
			<MenuLink href="/my-orders" icon={<ReceiptText className="icon" aria-hidden />}>
				My Orders
			</MenuLink>
			<MenuLink href="/account" icon={<CircleUser className="icon" aria-hidden />}>
				My Account
			</MenuLink>
			<MenuButton onSelect={() => void logout()} icon={<LogOut className="icon" aria-hidden />}>
				Logout
			</MenuButton>
		</Menu>
	);
}
