import { GoPage, goMetadata } from "@/app/_pages/payment-go";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("ur", goMetadata);
export default pageIn("ur", GoPage);
