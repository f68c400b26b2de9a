import { VerifyPage, verifyMetadata } from "@/app/_pages/payment-result";
import { PaymentResultMessages } from "@/components/messages/ur/payment-result";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("ur", verifyMetadata);
export default pageIn("ur", VerifyPage, PaymentResultMessages);
