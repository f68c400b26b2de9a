import { WeeklyOrderPage, weeklyOrderMetadata } from "@/app/_pages/weekly-order";
import { WeeklyMessages } from "@/components/messages/ur/weekly";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("ur", weeklyOrderMetadata);
export default pageIn("ur", WeeklyOrderPage, WeeklyMessages);
