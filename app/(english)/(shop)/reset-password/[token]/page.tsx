import { ResetPasswordPage, resetPasswordMetadata } from "@/app/_pages/reset-password";
import { PasswordMessages } from "@/components/messages/en/password";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-dynamic";
export const generateMetadata = inLanguage("en", resetPasswordMetadata);
export default pageIn("en", ResetPasswordPage, PasswordMessages);
