import { ShopLayout } from "@/app/_layouts/shop";
import { BaseMessages } from "@/components/messages/ur/base";
import { pageIn } from "@/lib/server/pages/messages";

export default pageIn("ur", ShopLayout, BaseMessages);
