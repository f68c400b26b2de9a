"use client";

import { useMessages } from "#messages";
import { Tag } from "@/components/ui/badges";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icons";
import { Drawer } from "@/components/ui/overlay/dialog";
import { PageLink } from "@/components/ui/page-link";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { logout, openAuth, useSession } from "@/lib/accounts/client/session";
import { contactOf } from "@/lib/accounts/rules/user";
import { LanguageSwitch } from "./language-link";
import { CUSTOMER_LINKS, SIDE_LINKS } from "./menu-parts";

type MenuEntry<Path> = { href: Path; icon: IconName };
type SideMenuProps = { open: boolean; onOpenChange: (open: boolean) => void };

const row =
	"flex min-h-12 w-full items-center gap-3.5 rounded-md px-3 text-start font-semibold transition-colors hover:bg-primary-soft hover:text-on-primary-soft";

type EntriesProps<Path extends string> = {
	entries: readonly MenuEntry<Path>[];
	labels: Readonly<Record<Path, string>>;
	onLeave: () => void;
};

function Entries<Path extends string>({ entries, labels, onLeave }: EntriesProps<Path>) {
	return entries.map(({ href, icon }) => (
		<li key={href}>
			<PageLink href={href} onClick={onLeave} className={row}>
				<Icon name={icon} className="icon text-primary" />
				{labels[href]}
			</PageLink>
		</li>
	));
}

/** The menu of phones (spec 2, navbar): My Orders and My Account only for those who are signed in. */
export default function SideMenu({ open, onOpenChange }: SideMenuProps) {
	const { menu, login } = useMessages("shell");
	const text = useMessages("menus");
	const leaving = useMessages("leaving");
	const { user } = useSession();
	const close = () => onOpenChange(false);

	function signIn(mode: "login" | "register"): void {
		close();
		openAuth(mode);
	}

	return (
		<Drawer open={open} onOpenChange={onOpenChange} title={menu}>
			{user ? (
				<div className="grid justify-items-start gap-1 rounded-md bg-bg-sunk px-4 py-3">
					<p className="max-w-full truncate font-bold">
						<bdi>{user.name}</bdi>
					</p>
					<p className="max-w-full truncate text-sm text-ink-2">
						<bdi dir="ltr">{contactOf(user)}</bdi>
					</p>
					{!user.isVerified && (
						<Tag tone="warning" className="mt-1">
							{text.notVerified}
						</Tag>
					)}
				</div>
			) : (
				<div className="grid grid-cols-2 gap-2.5">
					<Button size="sm" onClick={() => signIn("login")}>
						{login}
					</Button>
					<Button size="sm" variant="outline" onClick={() => signIn("register")}>
						{text.register}
					</Button>
				</div>
			)}
			<ul className="mt-3">
				<Entries entries={SIDE_LINKS} labels={text.side} onLeave={close} />
				{user && <Entries entries={CUSTOMER_LINKS} labels={text.customer} onLeave={close} />}
				{user && (
					<li>
						<button
							type="button"
							onClick={() => {
								close();
								void logout(leaving);
							}}
							className={row}
						>
							<Icon name="log-out" className="icon text-primary" />
							{leaving.logout}
						</button>
					</li>
				)}
			</ul>
			<div className="mt-auto grid gap-2 border-t border-line pt-3">
				<LanguageSwitch label={text.language} />
				<ThemeSwitch className="w-full rounded-md px-3 font-semibold" />
			</div>
		</Drawer>
	);
}
