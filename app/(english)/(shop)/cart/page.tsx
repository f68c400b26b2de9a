import { CartPage, cartMetadata } from "@/app/_pages/cart";
import { CartMessages } from "@/components/messages/en/cart";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("en", cartMetadata);
export default pageIn("en", CartPage, CartMessages);
