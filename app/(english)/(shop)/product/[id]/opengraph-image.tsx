import { notFound } from "next/navigation";
import { formatRupees } from "@/lib/domain/money";
import { getProduct } from "@/lib/server/catalogue/read";
import { pictureAsPng } from "@/lib/server/images/picture";
import { SHARE_SIZE, sharePicture } from "@/lib/server/pages/share-picture";

export const alt = "The product's picture, name and price";
export const size = SHARE_SIZE;
export const contentType = "image/png";
export const dynamic = "force-static";

/** No picture is drawn ahead: each is drawn when first asked for, and again when its product changes. */
export function generateStaticParams(): { id: string }[] {
	return [];
}

/** A product where it is shared: its picture, name, price and unit. */
export default async function ProductSharePicture({ params }: { params: Promise<{ id: string }> }) {
	const product = await getProduct((await params).id);
	if (!product) notFound();
	const { name, category, offerPrice, unit, imageUrl } = product;
	return sharePicture({
		over: category,
		title: name,
		line: unit ? `${formatRupees(offerPrice)} · ${unit}` : formatRupees(offerPrice),
		picture: await pictureAsPng(imageUrl, 440),
	});
}
