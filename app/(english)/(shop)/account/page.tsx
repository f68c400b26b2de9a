import { AccountPage, accountMetadata } from "@/app/_pages/account";
import { AccountMessages } from "@/components/messages/en/account";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("en", accountMetadata);
export default pageIn("en", AccountPage, AccountMessages);
