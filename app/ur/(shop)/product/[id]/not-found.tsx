import { ProductNotFound } from "@/components/shop/product/product-not-found";
import { pageIn } from "@/lib/server/pages/messages";

export default pageIn("ur", ProductNotFound);
