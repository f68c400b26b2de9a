"use client";

import { Archive, ArchiveRestore, Copy, EllipsisVertical, Pencil } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuButton, MenuLink } from "@/components/ui/menu";
import type { ShelfProduct } from "@/lib/domain/seller-product";

type RowMenuProps = { product: ShelfProduct; onArchive: (isArchived: boolean) => void };

/** What can be done with one product of the overview. */
export function RowMenu({ product, onArchive }: RowMenuProps) {
	const { _id, name, isArchived } = product;
	return (
		<Menu
			trigger={
				<IconButton aria-label={`More about ${name}`}>
					<EllipsisVertical className="icon" aria-hidden />
				</IconButton>
			}
		>
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
