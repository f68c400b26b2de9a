"use client";

import { clsx } from "clsx";
import { type DragEvent, useState } from "react";
import { ImageUp } from "@/components/ui/icons";

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
			<ImageUp className="size-7.5 text-primary" />
			<b className="text-md text-ink">Drop the picture here, or choose a file</b>
			<span>Square, plain background. JPG, PNG or WebP, up to 5 MB.</span>
		</label>
	);
}
