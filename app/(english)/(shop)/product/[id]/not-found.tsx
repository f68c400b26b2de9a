export { ProductNotFound as default } from "@/components/shop/product/product-not-found";
