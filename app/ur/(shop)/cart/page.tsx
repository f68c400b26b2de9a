import { CartPage, cartMetadata } from "@/app/_pages/cart";
import { CartMessages } from "@/components/messages/ur/cart";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", cartMetadata);
export default pageIn("ur", CartPage, CartMessages);
