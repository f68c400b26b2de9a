import { OrdersLoading } from "@/app/_pages/orders-loading";
import { pageIn } from "@/lib/server/pages/messages";

export default pageIn("ur", OrdersLoading);
