import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EditProductForm } from "@/components/products/form/product-form";
import { readAisles } from "@/lib/aisles/server/read";
import { findSellerProduct } from "@/lib/products/server/read";
import { sellerOnPage } from "@/lib/team/server/session";
import { isObjectId } from "@/lib/text/fields";

export const metadata: Metadata = { title: "Edit product" };

export default async function EditProductPage({ params }: PageProps<"/seller/edit-product/[id]">) {
	if (!(await sellerOnPage("/seller/edit-product/[id]"))) return null;
	const { id } = await params;
	const product = isObjectId(id) ? await findSellerProduct(id) : null;
	if (!product) notFound();
	return <EditProductForm product={product} aisles={await readAisles()} />;
}
