import { CheckoutLayout } from "@/app/_layouts/checkout";
import { BaseMessages } from "@/components/messages/en/base";
import { pageIn } from "@/lib/server/pages/messages";

export default pageIn("en", CheckoutLayout, BaseMessages);
