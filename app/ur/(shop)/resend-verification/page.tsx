import { ResendVerificationPage, resendVerificationMetadata } from "@/app/_pages/resend-verification";
import { AccountLinksMessages } from "@/components/messages/ur/account-links";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", resendVerificationMetadata);
export default pageIn("ur", ResendVerificationPage, AccountLinksMessages);
