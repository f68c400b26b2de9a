import { MyOrdersPage, myOrdersMetadata } from "@/app/_pages/my-orders";
import { OrdersMessages } from "@/components/messages/ur/orders";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("ur", myOrdersMetadata);
export default pageIn("ur", MyOrdersPage, OrdersMessages);
