import { RiderOfflinePage } from "@/app/_pages/rider-offline";
import { pageIn } from "@/lib/server/pages/messages";

export default pageIn("ur", RiderOfflinePage);
