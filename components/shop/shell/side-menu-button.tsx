"use client";

import { clsx } from "clsx";
import { Menu } from "lucide-react";
import { lazy } from "react";
import { iconButtonClass } from "@/components/ui/icon-button-class";
import { useLazyDialog } from "./use-lazy-dialog";

const loadMenu = () => import("./side-menu");
const SideMenu = lazy(loadMenu);

/** Opens the side menu on phones. */
export function SideMenuButton() {
	const dialog = useLazyDialog(loadMenu);
	return (
		<>
			<button
				type="button"
				aria-label="Menu"
				{...dialog.opener}
				className={clsx(iconButtonClass(), "-me-2 lg:hidden")}
			>
				<Menu className="size-6" aria-hidden />
			</button>
			{dialog.mounted && <SideMenu open={dialog.open} onOpenChange={dialog.setOpen} />}
		</>
	);
}
