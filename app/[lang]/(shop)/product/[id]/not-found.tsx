export { ProductNotFound as default } from "@/components/products/other-products";
