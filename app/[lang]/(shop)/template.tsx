export { PageMain as default } from "@/components/shell/page-head";
