import { SharedBasketPage, sharedBasketMetadata } from "@/app/_pages/shared-basket";
import { SharedBasketMessages } from "@/components/messages/ur/shared-basket";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", sharedBasketMetadata);
export default pageIn("ur", SharedBasketPage, SharedBasketMessages);
