export { PageNotFound as default } from "@/components/shell/failures/page-not-found";
