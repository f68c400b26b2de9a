import { MyOrdersPage, myOrdersMetadata } from "@/app/_pages/my-orders";
import { OrdersMessages } from "@/components/messages/en/orders";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("en", myOrdersMetadata);
export default pageIn("en", MyOrdersPage, OrdersMessages);
