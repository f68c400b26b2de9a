import { HomePage, homeMetadata } from "@/app/_pages/home";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", homeMetadata);
export default pageIn("ur", HomePage);
