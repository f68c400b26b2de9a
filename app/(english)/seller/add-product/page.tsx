import type { Metadata } from "next";
import { AddProductForm } from "@/components/products/form/product-form";
import { readAisles } from "@/lib/aisles/server/read";
import { findSellerProduct } from "@/lib/products/server/read";
import { sellerOnPage } from "@/lib/team/server/session";
import { isObjectId } from "@/lib/text/fields";

export const metadata: Metadata = { title: "Add New Product" };

/** A new product (spec 2); `?copy=` starts it as a copy of another. */
export default async function AddProductPage({ searchParams }: PageProps<"/seller/add-product">) {
	if (!(await sellerOnPage("/seller/add-product"))) return null;
	const { copy } = await searchParams;
	const original = typeof copy === "string" && isObjectId(copy) ? await findSellerProduct(copy) : null;
	return <AddProductForm key={original?._id} aisles={await readAisles()} original={original} />;
}
