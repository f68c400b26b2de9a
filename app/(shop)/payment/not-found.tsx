export { PageNotFound as default } from "@/components/shop/static/page-not-found";
