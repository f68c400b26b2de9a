import { RiderPage } from "@/app/_pages/rider";
import { RiderMessages } from "@/components/messages/ur/rider";
import { pageIn } from "@/lib/server/pages/messages";

export default pageIn("ur", RiderPage, RiderMessages);
