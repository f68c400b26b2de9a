import { VerifyPage, verifyMetadata } from "@/app/_pages/payment-result";
import { PaymentResultMessages } from "@/components/messages/en/payment-result";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("en", verifyMetadata);
export default pageIn("en", VerifyPage, PaymentResultMessages);
