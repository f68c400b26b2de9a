import { shopPicture } from "@/lib/server/pages/metadata";
import { languageOf } from "@/lib/text/language";

type PictureProps = { params: Promise<{ lang: string }> };

export default async ({ params }: PictureProps) => shopPicture(languageOf((await params).lang));
