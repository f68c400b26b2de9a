export { PageMain as default } from "@/components/shop/shell/page-main";
