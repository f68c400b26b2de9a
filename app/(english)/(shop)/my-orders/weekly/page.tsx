import { WeeklyPage, weeklyMetadata } from "@/app/_pages/weekly-baskets";
import { WeeklyMessages } from "@/components/messages/en/weekly";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("en", weeklyMetadata);
export default pageIn("en", WeeklyPage, WeeklyMessages);
