import { AboutPage, aboutMetadata } from "@/app/_pages/about";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", aboutMetadata);
export default pageIn("ur", AboutPage);
