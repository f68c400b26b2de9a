"use client";

import { IconButton } from "@/components/ui/icon-button";
import { Star, Trash } from "@/components/ui/icons";
import { PlainPicture } from "@/components/ui/picture";
import { useFileUrl } from "@/lib/client/use-file-url";
import type { PictureChoice } from "./product-values";

type PictureItemProps = {
	picture: PictureChoice;
	/** Its place, from 1. */
	place: number;
	onFirst: () => void;
	onRemove: () => void;
};

function sizeText(bytes: number): string {
	if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
	return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** One chosen picture: the first stands for the product. */
export function PictureItem({ picture, place, onFirst, onRemove }: PictureItemProps) {
	const fileUrl = useFileUrl(picture.file ?? null);
	const src = picture.url ?? fileUrl;
	const name = picture.file?.name ?? `Picture ${place}`;
	return (
		<li className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto_auto] items-center gap-x-2 rounded-md p-2 ring-1 ring-line">
			<span className="grid aspect-square overflow-hidden rounded-sm bg-bg-sunk">
				{src && <PlainPicture src={src} alt="" width={52} height={52} className="size-full object-cover" />}
			</span>
			<span className="min-w-0 ps-1">
				<b className="block truncate font-strong">{name}</b>
				<span className="text-xs text-ink-3 figures">
					{place === 1 ? "Shown first" : picture.file ? "" : "On the shelf"}
					{picture.file && `${place === 1 ? ", " : ""}${sizeText(picture.file.size)}`}
				</span>
			</span>
			{place > 1 && (
				<IconButton aria-label={`Show ${name} first`} onClick={onFirst}>
					<Star className="icon" />
				</IconButton>
			)}
			<IconButton tone="danger" aria-label={`Remove ${name}`} onClick={onRemove} className="col-start-4">
				<Trash className="icon" />
			</IconButton>
		</li>
	);
}
