import { AccountPage, accountMetadata } from "@/app/_pages/account";
import { AccountMessages } from "@/components/messages/ur/account";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", accountMetadata);
export default pageIn("ur", AccountPage, AccountMessages);
