import { DocumentLayout, documentMetadata } from "@/app/_layouts/document";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";
import "@/app/styles/faces.css";
import "@/app/styles/faces-urdu.css";
import "@/app/globals.css";
import "@/app/styles/urdu.css";

export { viewport } from "@/app/_layouts/document";

export const generateMetadata = inLanguage("ur", documentMetadata);
export default pageIn("ur", DocumentLayout);
