import { AllProductsPage, allProductsMetadata } from "@/app/_pages/all-products";
import { AllProductsMessages } from "@/components/messages/ur/all-products";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", allProductsMetadata);
export default pageIn("ur", AllProductsPage, AllProductsMessages);
