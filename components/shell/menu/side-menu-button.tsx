"use client";

import { clsx } from "clsx";
import { Menu } from "lucide-react";
import { lazy } from "react";
import { useMessages } from "#messages";
import { iconButtonClass } from "@/components/ui/icon-button";
import { useLazyDialog } from "../use-lazy-dialog";

const loadMenu = () => import("./side-menu");
const SideMenu = lazy(loadMenu);

/** Opens the side menu on phones. */
export function SideMenuButton() {
	const { menu } = useMessages("shell");
	const dialog = useLazyDialog(loadMenu);
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
			{dialog.mounted && <SideMenu open={dialog.open} onOpenChange={dialog.setOpen} />}
		</>
	);
}
