"use client";

import { ZoomIn } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";

const PictureZoom = dynamic(() => import("./picture-zoom"), { ssr: false });

type ProductPictureProps = {
	name: string;
	imageUrl: string;
	/** The picture on its tile, with its tags. */
	children: ReactNode;
};

/** The product's picture; a press shows it close up. */
export function ProductPicture({ name, imageUrl, children }: ProductPictureProps) {
	const [isOpen, setOpen] = useState(false);
	const [wasOpened, setOpened] = useState(false);

	function open(): void {
		setOpened(true);
		setOpen(true);
	}

	return (
		<div className="relative">
			{children}
			<button
				type="button"
				onClick={open}
				aria-label={`Zoom the picture of ${name}`}
				className="absolute inset-0 grid cursor-zoom-in place-items-end rounded-xl p-3 lg:p-4"
			>
				<span className="grid size-tap place-items-center rounded-full bg-surface text-primary shadow-sm ring-1 ring-line">
					<ZoomIn className="icon" aria-hidden />
				</span>
			</button>
			{wasOpened && <PictureZoom open={isOpen} onOpenChange={setOpen} name={name} imageUrl={imageUrl} />}
		</div>
	);
}
