import { MESSAGES } from "@/lib/messages/all";
import { productPicture, SHARE_SIZE } from "@/lib/server/pages/share-pictures";

export const alt = MESSAGES.ur.share.productAlt;
export const size = SHARE_SIZE;
export const contentType = "image/png";
export const dynamic = "force-static";

/** No picture is drawn ahead: each is drawn when first asked for, and again when its product changes. */
export function generateStaticParams(): { id: string }[] {
	return [];
}

export default async ({ params }: { params: Promise<{ id: string }> }) =>
	productPicture((await params).id, "ur");
