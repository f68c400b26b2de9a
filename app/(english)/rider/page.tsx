import { RiderPage } from "@/app/_pages/rider";
import { RiderMessages } from "@/components/messages/en/rider";
import { pageIn } from "@/lib/server/pages/messages";

export default pageIn("en", RiderPage, RiderMessages);
