"use client";

import { Menu } from "lucide-react";
import { lazy } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useLazyDialog } from "./use-lazy-dialog";

const loadMenu = () => import("./side-menu");
const SideMenu = lazy(loadMenu);

/** Opens the side menu on phones. */
export function SideMenuButton() {
	const dialog = useLazyDialog();
	return (
		<>
			<IconButton
				aria-label="Menu"
				aria-haspopup="dialog"
				onClick={dialog.show}
				onPointerEnter={loadMenu}
				onFocus={loadMenu}
				className="-mr-2 text-ink lg:hidden"
			>
				<Menu className="size-6" aria-hidden />
			</IconButton>
			{dialog.mounted && <SideMenu open={dialog.open} onOpenChange={dialog.setOpen} />}
		</>
	);
}
