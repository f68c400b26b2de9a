import { PageNotFound } from "@/components/shop/failures/page-not-found";
import { pageIn } from "@/lib/server/pages/messages";

export default pageIn("ur", PageNotFound);
