import { DealsPage, dealsMetadata } from "@/app/_pages/deals-offers";
import { DealsMessages } from "@/components/messages/en/deals";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("en", dealsMetadata);
export default pageIn("en", DealsPage, DealsMessages);
