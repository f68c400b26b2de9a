import { SharedBasketPage, sharedBasketMetadata } from "@/app/_pages/shared-basket";
import { SharedBasketMessages } from "@/components/messages/en/shared-basket";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("en", sharedBasketMetadata);
export default pageIn("en", SharedBasketPage, SharedBasketMessages);
