import { VerifyEmailPage, verifyEmailMetadata } from "@/app/_pages/verify-email";
import { AccountLinksMessages } from "@/components/messages/ur/account-links";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("ur", verifyEmailMetadata);
export default pageIn("ur", VerifyEmailPage, AccountLinksMessages);
