"use client";

import { Archive, ArchiveRestore, Copy, Pencil } from "lucide-react";
import { Menu, MenuButton, MenuLink } from "@/components/ui/menu";
import type { RowMenuProps } from "./row-menu";
import { RowMenuTrigger } from "./row-menu-trigger";

/** The menu of one product of the overview. Open as soon as it is there: a press asked for it. */
export default function RowMenuOpen({ product, onArchive }: RowMenuProps) {
	const { _id, name, isArchived } = product;
	return (
		<Menu defaultOpen trigger={<RowMenuTrigger name={name} />}>
			<MenuLink href={`/seller/edit-product/${_id}`} icon={<Pencil className="icon" aria-hidden />}>
				Edit
			</MenuLink>
			<MenuLink href={`/seller/add-product?copy=${_id}`} icon={<Copy className="icon" aria-hidden />}>
				Duplicate
			</MenuLink>
			{isArchived ? (
				<MenuButton onSelect={() => onArchive(false)} icon={<ArchiveRestore className="icon" aria-hidden />}>
					Put back on the shelf
				</MenuButton>
			) : (
				<MenuButton onSelect={() => onArchive(true)} icon={<Archive className="icon" aria-hidden />}>
					Archive
				</MenuButton>
			)}
		</Menu>
	);
}
