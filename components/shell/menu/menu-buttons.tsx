"use client";

import { clsx } from "clsx";
import { LogIn, Menu } from "lucide-react";
import { lazy } from "react";
import { useMessages } from "#messages";
import { buttonClass, iconButtonClass } from "@/components/ui/button";
import { useLazyDialog, useLazyMenu } from "@/components/ui/overlay/use-lazy";
import { openAuth, useSession } from "@/lib/accounts/client/session";
import type { ShopUser } from "@/lib/accounts/rules/user";
import { AccountTrigger } from "./menu-parts";

const loadUserMenu = () => import("./user-menu");
const UserMenu = lazy(loadUserMenu);

function CustomerButton({ user }: { user: ShopUser }) {
	const { isAsked, opener } = useLazyMenu(loadUserMenu);
	return isAsked ? <UserMenu user={user} /> : <AccountTrigger user={user} {...opener} />;
}

/** Login for guests, the user menu for customers, in a place of one size. */
export function AccountButton() {
	const { login } = useMessages("shell");
	const { status, user } = useSession();
	return (
		<div className="head-account flex w-18 justify-end lg:w-28 lg:justify-center">
			{user ? (
				<CustomerButton user={user} />
			) : (
				<button
					type="button"
					onClick={() => openAuth("login")}
					className={clsx(
						buttonClass({ variant: "quiet", size: "sm" }),
						"max-lg:px-2",
						status === "unknown" && "login-pending",
					)}
				>
					<LogIn className="icon max-lg:hidden" />
					{login}
				</button>
			)}
		</div>
	);
}

const loadSideMenu = () => import("./side-menu");
const SideMenu = lazy(loadSideMenu);

/** Opens the side menu on phones. */
export function SideMenuButton() {
	const { menu } = useMessages("shell");
	const dialog = useLazyDialog(loadSideMenu);
	return (
		<>
			<button
				type="button"
				aria-label={menu}
				{...dialog.opener}
				className={clsx(iconButtonClass(), "-me-2 lg:hidden")}
			>
				<Menu className="size-6" />
			</button>
			{dialog.props && <SideMenu {...dialog.props} />}
		</>
	);
}
