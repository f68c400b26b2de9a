import { HomePage, homeMetadata } from "@/app/_pages/home";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("en", homeMetadata);
export default pageIn("en", HomePage);
