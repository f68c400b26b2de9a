import { FaqPage, faqMetadata } from "@/app/_pages/faq";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", faqMetadata);
export default pageIn("ur", FaqPage);
