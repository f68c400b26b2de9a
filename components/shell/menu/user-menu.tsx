"use client";

import { useMessages } from "#messages";
import { Menu, MenuButton, MenuLink } from "@/components/ui/overlay/menu";
import { logout } from "@/lib/accounts/client/session";
import { contactOf, type ShopUser } from "@/lib/accounts/rules/user";
import { LanguageSwitch } from "./language-link";
import { CUSTOMER_LINKS } from "./menu-parts";

/** Who is signed in, by initial and first name, and beneath it what belongs to them (spec 2, navbar). */
export default function UserMenu({ user }: { user: ShopUser }) {
	const { accountOf } = useMessages("shell");
	const text = useMessages("menus");
	const leaving = useMessages("leaving");
	const firstName = user.name.trim().split(/\s+/)[0] ?? "";
	return (
		<Menu
			trigger={(props) => (
				<button
					type="button"
					aria-label={accountOf(user.name)}
					{...props}
					className="inline-flex min-h-tap min-w-0 items-center justify-center gap-2 rounded-md px-1.5 text-sm font-bold transition-colors hover:bg-primary-soft max-lg:min-w-tap"
				>
					<span
						data-initial={firstName.slice(0, 1)}
						className="grid size-8 flex-none place-items-center rounded-full bg-veg-soft font-extrabold text-on-veg-soft uppercase before:content-[attr(data-initial)]"
					/>
					<bdi className="truncate max-lg:hidden">{firstName}</bdi>
				</button>
			)}
			header={
				<>
					<p className="truncate font-bold">
						<bdi>{user.name}</bdi>
					</p>
					<p className="truncate text-sm text-ink-3">
						<bdi dir="ltr">{contactOf(user)}</bdi>
					</p>
				</>
			}
		>
			{CUSTOMER_LINKS.map(({ href, icon }) => (
				<MenuLink key={href} href={href} icon={icon}>
					{text.customer[href]}
				</MenuLink>
			))}
			<LanguageSwitch label={text.language} inMenu />
			<MenuButton onSelect={() => void logout(leaving)} icon="log-out">
				{leaving.logout}
			</MenuButton>
		</Menu>
	);
}
