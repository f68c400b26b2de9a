import { CheckoutPage, checkoutMetadata } from "@/app/_pages/checkout";
import { CheckoutMessages } from "@/components/messages/ur/checkout";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", checkoutMetadata);
export default pageIn("ur", CheckoutPage, CheckoutMessages);
