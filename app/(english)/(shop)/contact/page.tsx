import { ContactPage, contactMetadata } from "@/app/_pages/contact";
import { ContactMessages } from "@/components/messages/en/contact";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("en", contactMetadata);
export default pageIn("en", ContactPage, ContactMessages);
