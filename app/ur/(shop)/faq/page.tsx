import { FaqPage, faqMetadata } from "@/app/_pages/faq";
import { FaqMessages } from "@/components/messages/ur/faq";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", faqMetadata);
export default pageIn("ur", FaqPage, FaqMessages);
