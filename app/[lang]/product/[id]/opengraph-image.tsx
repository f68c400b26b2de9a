import { productPicture } from "@/lib/server/pages/metadata";
import { languageOf } from "@/lib/text/language";

export const dynamic = "force-static";

/** No picture is drawn ahead: each is drawn when first asked for, and again when its product changes. */
export function generateStaticParams(): { id: string }[] {
	return [];
}

type PictureProps = { params: Promise<{ lang: string; id: string }> };

/** Not beside its page: in the folder of a group its address would be one that nobody can write down. */
export default async function ProductShareImage({ params }: PictureProps) {
	const { id, lang } = await params;
	return productPicture(id, languageOf(lang));
}
