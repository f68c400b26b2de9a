import { AllProductsPage, allProductsMetadata } from "@/app/_pages/all-products";
import { AllProductsMessages } from "@/components/messages/en/all-products";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("en", allProductsMetadata);
export default pageIn("en", AllProductsPage, AllProductsMessages);
