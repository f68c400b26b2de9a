import { VerifyEmailPage, verifyEmailMetadata } from "@/app/_pages/verify-email";
import { AccountLinksMessages } from "@/components/messages/en/account-links";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("en", verifyEmailMetadata);
export default pageIn("en", VerifyEmailPage, AccountLinksMessages);
