import { DocumentLayout, documentMetadata } from "@/app/_layouts/document";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";
import "@/app/styles/faces.css";
import "@/app/styles/faces-english.css";
import "@/app/globals.css";

export { viewport } from "@/app/_layouts/document";

export const generateMetadata = inLanguage("en", documentMetadata);
export default pageIn("en", DocumentLayout);
