export { PageNotFound as default } from "@/components/shop/failures/page-not-found";
