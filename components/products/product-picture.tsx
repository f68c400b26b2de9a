"use client";

import { lazy, type ReactNode, useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { HeartButton } from "@/components/products/card/add-control";
import { Icon } from "@/components/ui/icons";
import { useLazyDialog } from "@/components/ui/overlay/use-lazy";
import { isPhoto } from "@/lib/products/rules/picture";
import { type Product, productName } from "@/lib/products/rules/product";
import { ProductTile } from "./card/product-tile";

const loadZoom = () => import("./picture-zoom");
const PictureZoom = lazy(loadZoom);

type ProductPictureProps = {
	product: Pick<Product, "_id" | "name" | "urduName" | "category" | "imageUrl" | "images" | "inStock">;
	/** What is pinned to the picture, such as the Deal badge. */
	children: ReactNode;
};

/** The product's picture; a press shows it close up. Where there are more, small ones choose which. */
export function ProductPicture({ product, children }: ProductPictureProps) {
	const { imageUrl, images } = product;
	const text = useMessages("buying");
	const name = productName(product, useLanguage());
	const [shown, show] = useState(imageUrl);
	const zoom = useLazyDialog(loadZoom);
	return (
		<div className="grid gap-3">
			<div className="relative">
				<ProductTile
					product={{ ...product, imageUrl: shown }}
					alt={name}
					sizes={`(min-width: 64rem) 36rem, (min-width: 40rem) 42vw, ${isPhoto(shown) ? 92 : 56}vw`}
					pixels={PIXELS}
					eager
					className="product-tile"
				/>
				{children}
				<button
					type="button"
					{...zoom.opener}
					aria-label={text.zoom(name)}
					className="absolute inset-0 grid cursor-zoom-in place-items-end rounded-xl p-3 lg:p-4"
				>
					<span className="grid size-tap place-items-center rounded-full bg-surface text-primary shadow-sm ring-1 ring-line">
						<Icon name="zoom-in" />
					</span>
				</button>
				<HeartButton product={product} className="absolute top-2 inset-e-2 lg:top-3 lg:inset-e-3" />
			</div>
			{images.length > 1 && <Thumbnails product={product} shown={shown} onShow={show} />}
			{zoom.props && <PictureZoom {...zoom.props} name={name} imageUrl={shown} />}
		</div>
	);
}

/** 56 % of a small phone, or 36 rem of a sharp screen. */
const PIXELS = [192, 1280] as const;

type ThumbnailsProps = Pick<ProductPictureProps, "product"> & {
	shown: string;
	onShow: (imageUrl: string) => void;
};

function Thumbnails({ product, shown, onShow }: ThumbnailsProps) {
	const { images } = product;
	const text = useMessages("buying");
	const name = productName(product, useLanguage());
	return (
		<ul aria-label={text.picturesOf(name)} className="flex flex-wrap gap-2">
			{images.map((imageUrl, index) => (
				<li key={imageUrl}>
					<button
						type="button"
						aria-pressed={imageUrl === shown}
						aria-label={text.picture(index + 1, images.length)}
						onClick={() => onShow(imageUrl)}
						className="rounded-md outline-offset-2 aria-pressed:ring-2 aria-pressed:ring-primary"
					>
						<ProductTile
							product={{ ...product, imageUrl }}
							sizes="4rem"
							small
							className="size-16 rounded-md"
						/>
					</button>
				</li>
			))}
		</ul>
	);
}
