import { CheckoutLayout } from "@/app/_layouts/checkout";
import { BaseMessages } from "@/components/messages/ur/base";
import { pageIn } from "@/lib/server/pages/messages";

export default pageIn("ur", CheckoutLayout, BaseMessages);
