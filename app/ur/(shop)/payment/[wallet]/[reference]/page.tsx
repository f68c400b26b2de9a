import { SecondStepPage, secondStepMetadata } from "@/app/_pages/payment-second-step";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("ur", secondStepMetadata);
export default pageIn("ur", SecondStepPage);
