import type { Metadata } from "next";
import { AddProductForm } from "@/components/seller/products/add-product-form";
import { currentSeller } from "@/lib/server/sellers/guards";

export const metadata: Metadata = { title: "Add New Product" };

/** A new product for the shelf (spec 2). */
export default async function AddProductPage() {
	if (!(await currentSeller())) return null;
	return <AddProductForm />;
}
