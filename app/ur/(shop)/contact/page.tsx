import { ContactPage, contactMetadata } from "@/app/_pages/contact";
import { ContactMessages } from "@/components/messages/ur/contact";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", contactMetadata);
export default pageIn("ur", ContactPage, ContactMessages);
