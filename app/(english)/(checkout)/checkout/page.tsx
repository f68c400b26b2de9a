import { CheckoutPage, checkoutMetadata } from "@/app/_pages/checkout";
import { CheckoutMessages } from "@/components/messages/en/checkout";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("en", checkoutMetadata);
export default pageIn("en", CheckoutPage, CheckoutMessages);
