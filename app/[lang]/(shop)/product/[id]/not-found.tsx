export { ProductNotFound as default } from "@/components/products/product-not-found";
