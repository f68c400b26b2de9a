"use client";

import { clsx } from "clsx";
import { type DragEvent, useId, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { FieldError } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { PlainPicture } from "@/components/ui/picture";
import { useFileUrl } from "@/lib/client/picture-file";
import { looksBlurred, MAX_PICTURES, SHARP_SIDE } from "@/lib/products/rules/picture";
import { type PictureChoice, refusalOf } from "./product-values";

type PictureDropProps = {
	id: string;
	invalid: boolean;
	/** The id of what is said about it beneath. */
	describedBy: string;
	onFiles: (files: File[]) => void;
};

/** A place to drop pictures on, or to choose them from. */
export function PictureDrop({ id, invalid, describedBy, onFiles }: PictureDropProps) {
	const [isOver, setOver] = useState(false);

	function drop(event: DragEvent): void {
		event.preventDefault();
		setOver(false);
		onFiles([...event.dataTransfer.files]);
	}

	return (
		<label
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
			className={clsx(
				"grid justify-items-center gap-1.5 rounded-lg border-2 border-dashed px-4 py-7 text-center transition-colors",
				"has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
				isOver
					? "border-primary bg-primary-soft text-on-primary-soft"
					: "border-line-strong bg-bg text-ink-2 hover:border-primary hover:bg-primary-soft hover:text-on-primary-soft",
			)}
		>
			<input
				id={id}
				type="file"
				accept="image/*"
				multiple
				className="sr-only"
				aria-invalid={invalid || undefined}
				aria-describedby={describedBy}
				onChange={(event) => {
					onFiles([...(event.target.files ?? [])]);
					event.target.value = "";
				}}
			/>
			<Icon name="image-up" className="size-7.5 text-primary" />
			<b className="text-md text-ink">Drop the picture here, or choose a file</b>
			<span>Square, plain background. JPG, PNG or WebP, up to 5 MB.</span>
		</label>
	);
}

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
	const [size, setSize] = useState<{ width: number; height: number } | null>(null);
	return (
		<li className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto_auto] items-center gap-x-2 rounded-md p-2 ring-1 ring-line">
			<span className="grid aspect-square overflow-hidden rounded-sm bg-bg-sunk">
				{src && (
					<PlainPicture
						src={src}
						alt=""
						width={52}
						height={52}
						onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
							setSize({ width, height })
						}
						className="size-full object-cover"
					/>
				)}
			</span>
			<span className="min-w-0 ps-1">
				<b className="block truncate font-strong">{name}</b>
				<span className="text-xs text-ink-3 figures">
					{place === 1 ? "Shown first" : picture.file ? "" : "On the shelf"}
					{picture.file && `${place === 1 ? ", " : ""}${sizeText(picture.file.size)}`}
				</span>
				{picture.file && size && looksBlurred(size, picture.file.type === "image/jpeg") && (
					<span role="status" className="block text-xs font-semibold text-danger">
						{size.width} × {size.height} pixels: it will look blurred. A square one of {SHARP_SIDE} or more is
						sharp.
					</span>
				)}
			</span>
			{place > 1 && (
				<IconButton aria-label={`Show ${name} first`} onClick={onFirst}>
					<Icon name="star" />
				</IconButton>
			)}
			<IconButton tone="danger" aria-label={`Remove ${name}`} onClick={onRemove} className="col-start-4">
				<Icon name="trash" />
			</IconButton>
		</li>
	);
}

type PicturesFieldProps = {
	pictures: PictureChoice[];
	error?: string;
	onChange: (pictures: PictureChoice[]) => void;
};

function keyOf({ url, file }: PictureChoice): string {
	return url ?? `${file.name} ${file.size} ${file.lastModified}`;
}

/** The pictures of a product: dropped or chosen, put in order, taken away. */
export function PicturesField({ pictures, error, onChange }: PicturesFieldProps) {
	const id = useId();
	const [refusal, setRefusal] = useState<string | null>(null);

	function add(files: File[]): void {
		const refused = files.find((file) => refusalOf(file));
		setRefusal(refused ? `${refused.name}: ${refusalOf(refused)}` : null);
		const chosen = files.filter((file) => !refusalOf(file)).map((file) => ({ file }));
		const known = new Set(pictures.map(keyOf));
		const fresh = chosen.filter((picture) => !known.has(keyOf(picture)));
		if (fresh.length > 0) onChange([...pictures, ...fresh].slice(0, MAX_PICTURES));
	}

	const message = refusal ?? error;
	return (
		<Panel title="Picture" small className="grid gap-4">
			<div className="grid gap-2.5">
				{pictures.length < MAX_PICTURES && (
					<PictureDrop
						id={`${id}-file`}
						invalid={message !== undefined}
						describedBy={`${id}-note`}
						onFiles={add}
					/>
				)}
				{pictures.length > 0 && (
					<ul className="grid gap-2.5">
						{pictures.map((picture, index) => (
							<PictureItem
								key={keyOf(picture)}
								picture={picture}
								place={index + 1}
								onFirst={() => onChange([picture, ...pictures.filter((other) => other !== picture)])}
								onRemove={() => onChange(pictures.filter((other) => other !== picture))}
							/>
						))}
					</ul>
				)}
				<div id={`${id}-note`}>
					{message ? (
						<FieldError>{message}</FieldError>
					) : (
						<p className="text-ink-3">Up to {MAX_PICTURES} pictures; the first stands for the product.</p>
					)}
				</div>
			</div>
		</Panel>
	);
}
