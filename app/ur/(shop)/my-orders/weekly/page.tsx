import { WeeklyPage, weeklyMetadata } from "@/app/_pages/weekly-baskets";
import { WeeklyMessages } from "@/components/messages/ur/weekly";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("ur", weeklyMetadata);
export default pageIn("ur", WeeklyPage, WeeklyMessages);
