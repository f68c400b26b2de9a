import { FaqPage, faqMetadata } from "@/app/_pages/faq";
import { FaqMessages } from "@/components/messages/en/faq";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("en", faqMetadata);
export default pageIn("en", FaqPage, FaqMessages);
