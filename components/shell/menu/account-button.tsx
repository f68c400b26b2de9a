"use client";

import { clsx } from "clsx";
import { LogIn } from "lucide-react";
import { lazy, startTransition, useState } from "react";
import { useMessages } from "#messages";
import { buttonClass } from "@/components/ui/button-class";
import { openAuth, useSession } from "@/lib/accounts/client/session";
import type { ShopUser } from "@/lib/accounts/rules/user";
import { AccountTrigger } from "./account-trigger";

const loadMenu = () => import("./user-menu");
const UserMenu = lazy(loadMenu);

function CustomerButton({ user }: { user: ShopUser }) {
	const [asked, setAsked] = useState(false);
	if (asked) return <UserMenu user={user} />;
	return (
		<AccountTrigger
			user={user}
			aria-haspopup="menu"
			aria-expanded={false}
			onPointerEnter={loadMenu}
			onFocus={loadMenu}
			onClick={() => startTransition(() => setAsked(true))}
		/>
	);
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
