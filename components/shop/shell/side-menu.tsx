"use client";

import { LogOut, type LucideIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Drawer } from "@/components/ui/drawer";
import { PageLink } from "@/components/ui/page-link";
import { Tag } from "@/components/ui/tag";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { logout, openAuth, useSession } from "@/lib/client/session";
import type { ShopUser } from "@/lib/domain/user";
import { CUSTOMER_LINKS, SIDE_LINKS } from "./menu-links";

type MenuEntry = { href: string; label: string; Icon: LucideIcon };
type SideMenuProps = { open: boolean; onOpenChange: (open: boolean) => void };

const row =
	"flex min-h-12 w-full items-center gap-3.5 rounded-md px-3 text-start font-semibold transition-colors hover:bg-primary-soft hover:text-on-primary-soft";

function Entries({ entries, onLeave }: { entries: readonly MenuEntry[]; onLeave: () => void }) {
	return entries.map(({ href, label, Icon }) => (
		<li key={href}>
			<PageLink href={href} onClick={onLeave} className={row}>
				<Icon className="icon text-primary" aria-hidden />
				{label}
			</PageLink>
		</li>
	));
}

function Who({ user }: { user: ShopUser }) {
	return (
		<div className="grid justify-items-start gap-1 rounded-md bg-bg-sunk px-4 py-3">
			<p className="max-w-full truncate font-bold">{user.name}</p>
			<p className="max-w-full truncate text-sm text-ink-2">{user.email}</p>
			{!user.isVerified && (
				<Tag tone="warning" className="mt-1">
					Email not verified
				</Tag>
			)}
		</div>
	);
}

/** The menu of phones (spec 2, navbar): My Orders and My Account only for those who are signed in. */
export default function SideMenu({ open, onOpenChange }: SideMenuProps) {
	const { user } = useSession();
	const close = () => onOpenChange(false);

	function signIn(mode: "login" | "register"): void {
		close();
		openAuth(mode);
	}

	return (
		<Drawer open={open} onOpenChange={onOpenChange} title="Menu">
			{user ? (
				<Who user={user} />
			) : (
				<div className="grid grid-cols-2 gap-2.5">
					<Button size="sm" onClick={() => signIn("login")}>
						Login
					</Button>
					<Button size="sm" variant="outline" onClick={() => signIn("register")}>
						Register
					</Button>
				</div>
			)}
			<ul className="mt-3">
				<Entries entries={SIDE_LINKS} onLeave={close} />
				{user && <Entries entries={CUSTOMER_LINKS} onLeave={close} />}
				{user && (
					<li>
						<button
							type="button"
							onClick={() => {
								close();
								void logout();
							}}
							className={row}
						>
							<LogOut className="icon text-primary" aria-hidden />
							Logout
						</button>
					</li>
				)}
			</ul>
			<div className="mt-auto border-t border-line pt-3">
				<ThemeSwitch className="w-full rounded-md px-3 font-semibold" />
			</div>
		</Drawer>
	);
}
