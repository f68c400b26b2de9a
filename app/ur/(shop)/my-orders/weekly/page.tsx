import { WeeklyPage, weeklyMetadata } from "@/app/_pages/weekly-baskets";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const generateMetadata = inLanguage("ur", weeklyMetadata);
export default pageIn("ur", WeeklyPage);
