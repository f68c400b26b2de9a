import { ShopLayout } from "@/app/_layouts/shop";
import { BaseMessages } from "@/components/messages/en/base";
import { pageIn } from "@/lib/server/pages/messages";

export default pageIn("en", ShopLayout, BaseMessages);
