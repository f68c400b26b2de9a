import { DealsPage, dealsMetadata } from "@/app/_pages/deals-offers";
import { DealsMessages } from "@/components/messages/ur/deals";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", dealsMetadata);
export default pageIn("ur", DealsPage, DealsMessages);
