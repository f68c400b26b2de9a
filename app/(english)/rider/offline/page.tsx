import { RiderOfflinePage } from "@/app/_pages/rider-offline";
import { RiderMessages } from "@/components/messages/en/rider";
import { pageIn } from "@/lib/server/pages/messages";

export default pageIn("en", RiderOfflinePage, RiderMessages);
