"use client";

import { Archive, ArchiveArrowUp, Copy, Pencil } from "lucide-react";
import { Menu, MenuButton, MenuLink } from "@/components/ui/overlay/menu";
import { type RowMenuProps, RowMenuTrigger } from "./product-row";

/** The menu of one product of the overview. Open as soon as it is there: a press asked for it. */
export default function RowMenuOpen({ product, onArchive }: RowMenuProps) {
	const { _id, name, isArchived } = product;
	return (
		<Menu defaultOpen trigger={<RowMenuTrigger name={name} />}>
			<MenuLink href={`/seller/edit-product/${_id}`} icon={<Pencil className="icon" />}>
				Edit
			</MenuLink>
			<MenuLink href={`/seller/add-product?copy=${_id}`} icon={<Copy className="icon" />}>
				Duplicate
			</MenuLink>
			{isArchived ? (
				<MenuButton onSelect={() => onArchive(false)} icon={<ArchiveArrowUp className="icon" />}>
					Put back on the shelf
				</MenuButton>
			) : (
				<MenuButton onSelect={() => onArchive(true)} icon={<Archive className="icon" />}>
					Archive
				</MenuButton>
			)}
		</Menu>
	);
}
