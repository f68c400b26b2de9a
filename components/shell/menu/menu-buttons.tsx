"use client";

import { clsx } from "clsx";
import { type ComponentType, lazy, Suspense } from "react";
import { useMessages } from "#messages";
import { buttonClass, iconButtonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { useLazyDialog } from "@/components/ui/overlay/use-lazy";
import { openAuth, useSession } from "@/lib/accounts/client/session";
import type { ShopUser } from "@/lib/accounts/rules/user";

// Out of reach: the place stays empty, and the next page tries again.
const UserMenu = lazy<ComponentType<{ user: ShopUser }>>(() =>
	import("./user-menu").catch(() => ({ default: () => null })),
);

/** Login for guests, the user menu for customers, who alone fetch its code, in a place of one size. */
export function AccountButton() {
	const { login } = useMessages("shell");
	const { status, user } = useSession();
	return (
		<div className="head-account flex w-18 justify-end lg:w-28 lg:justify-center">
			{user ? (
				<Suspense>
					<UserMenu user={user} />
				</Suspense>
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
					<Icon name="log-in" className="icon max-lg:hidden" />
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
				<Icon name="menu" className="size-6" />
			</button>
			{dialog.props && <SideMenu {...dialog.props} />}
		</>
	);
}
