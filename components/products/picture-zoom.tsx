"use client";

import { clsx } from "clsx";
import { type CSSProperties, type PointerEvent, useState } from "react";
import { useMessages } from "#messages";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Picture } from "@/components/ui/picture";

type PictureZoomProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	name: string;
	imageUrl: string;
};

type Spot = { x: number; y: number };

function spotOf(event: PointerEvent<HTMLElement>): Spot {
	const box = event.currentTarget.getBoundingClientRect();
	return {
		x: ((event.clientX - box.left) / box.width) * 100,
		y: ((event.clientY - box.top) / box.height) * 100,
	};
}

const MIDDLE: Spot = { x: 50, y: 50 };

/** The picture closer than the page shows it; it follows the finger or the mouse. A press shows the whole, another doubles it again. */
export default function PictureZoom({ open, onOpenChange, name, imageUrl }: PictureZoomProps) {
	const text = useMessages("buying");
	const [spot, setSpot] = useState<Spot | null>(MIDDLE);
	const style: CSSProperties | undefined = spot
		? { transform: "scale(2)", transformOrigin: `${spot.x}% ${spot.y}%` }
		: undefined;
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title={name} hideTitle size="lg" bare>
			<button
				type="button"
				aria-pressed={spot !== null}
				aria-label={spot ? text.wholePicture : text.doublePicture}
				onClick={() => setSpot(spot ? null : MIDDLE)}
				onPointerMove={(event) => spot && setSpot(spotOf(event))}
				className={clsx(
					"grid max-h-[calc(100dvh-4rem)] w-full touch-none place-items-center overflow-hidden bg-surface-2",
					spot ? "cursor-zoom-out" : "cursor-zoom-in",
				)}
			>
				<Picture
					src={imageUrl}
					alt={name}
					width={1280}
					height={1280}
					sizes="40rem"
					pixels={[640, 1280]}
					style={style}
					className="max-h-[inherit] w-full max-w-160 object-contain transition-transform duration-swap"
				/>
			</button>
		</Dialog>
	);
}
