import { SecondStepPage, secondStepMetadata } from "@/app/_pages/payment-second-step";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("en", secondStepMetadata);
export default pageIn("en", SecondStepPage);
