import { WeeklyOrderPage, weeklyOrderMetadata } from "@/app/_pages/weekly-order";
import { WeeklyMessages } from "@/components/messages/en/weekly";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("en", weeklyOrderMetadata);
export default pageIn("en", WeeklyOrderPage, WeeklyMessages);
