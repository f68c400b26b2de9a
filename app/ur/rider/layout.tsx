import { RiderLayout, riderMetadata } from "@/app/_layouts/rider";
import { BaseMessages } from "@/components/messages/ur/base";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("ur", riderMetadata);
export default pageIn("ur", RiderLayout, BaseMessages);
