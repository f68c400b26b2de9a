import { ResendVerificationPage, resendVerificationMetadata } from "@/app/_pages/resend-verification";
import { AccountLinksMessages } from "@/components/messages/en/account-links";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("en", resendVerificationMetadata);
export default pageIn("en", ResendVerificationPage, AccountLinksMessages);
