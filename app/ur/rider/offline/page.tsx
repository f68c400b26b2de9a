import { RiderOfflinePage } from "@/app/_pages/rider-offline";
import { RiderMessages } from "@/components/messages/ur/rider";
import { pageIn } from "@/lib/server/pages/messages";

export default pageIn("ur", RiderOfflinePage, RiderMessages);
