export { PageMain as default } from "@/components/shell/page-main";
