import { RiderLayout, riderMetadata } from "@/app/_layouts/rider";
import { BaseMessages } from "@/components/messages/en/base";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("en", riderMetadata);
export default pageIn("en", RiderLayout, BaseMessages);
