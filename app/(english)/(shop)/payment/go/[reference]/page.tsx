import { GoPage, goMetadata } from "@/app/_pages/payment-go";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("en", goMetadata);
export default pageIn("en", GoPage);
