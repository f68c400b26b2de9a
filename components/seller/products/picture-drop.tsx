"use client";

import { clsx } from "clsx";
import { ImageUp, Trash2 } from "lucide-react";
import Image from "next/image";
import { type DragEvent, useState } from "react";
import { FieldError } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";

type PictureDropProps = {
	id: string;
	file: File | null;
	/** A URL that shows the chosen file, or null. */
	preview: string | null;
	error?: string;
	onChoose: (file: File | null) => void;
};

function sizeText(bytes: number): string {
	return bytes < 1_000_000
		? `${Math.max(1, Math.round(bytes / 1000))} kB`
		: `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A place to drop the picture on, or to choose it from; beneath it what was chosen. */
export function PictureDrop({ id, file, preview, error, onChoose }: PictureDropProps) {
	const [isOver, setOver] = useState(false);

	function drop(event: DragEvent): void {
		event.preventDefault();
		setOver(false);
		onChoose(event.dataTransfer.files[0] ?? null);
	}

	return (
		<div className="grid gap-2.5">
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
					className="sr-only"
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
					onChange={(event) => {
						onChoose(event.target.files?.[0] ?? null);
						event.target.value = "";
					}}
				/>
				<ImageUp className="size-7.5 text-primary" aria-hidden />
				<b className="text-md text-ink">Drop the picture here, or choose a file</b>
				<span>Square, plain background. JPG, PNG or WebP, up to 5 MB.</span>
			</label>
			{file && (
				<div className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-3 rounded-md p-2 ring-1 ring-line">
					<span className="grid aspect-square overflow-hidden rounded-sm bg-bg-sunk">
						{preview && (
							<Image
								src={preview}
								alt=""
								width={52}
								height={52}
								unoptimized
								className="size-full object-cover"
							/>
						)}
					</span>
					<span className="min-w-0">
						<b className="block truncate font-strong">{file.name}</b>
						<span className="text-xs text-ink-3 figures">{sizeText(file.size)}</span>
					</span>
					<IconButton tone="danger" aria-label={`Remove ${file.name}`} onClick={() => onChoose(null)}>
						<Trash2 className="icon" aria-hidden />
					</IconButton>
				</div>
			)}
			{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
		</div>
	);
}
