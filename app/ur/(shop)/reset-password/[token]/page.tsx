import { ResetPasswordPage, resetPasswordMetadata } from "@/app/_pages/reset-password";
import { PasswordMessages } from "@/components/messages/ur/password";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-dynamic";
export const generateMetadata = inLanguage("ur", resetPasswordMetadata);
export default pageIn("ur", ResetPasswordPage, PasswordMessages);
