import { PrivacyPage, privacyMetadata } from "@/app/_pages/privacy";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", privacyMetadata);
export default pageIn("ur", PrivacyPage);
