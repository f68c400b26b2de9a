import { OfflinePage, offlineMetadata } from "@/app/_pages/offline";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", offlineMetadata);
export default pageIn("ur", OfflinePage);
