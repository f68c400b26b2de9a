"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/lib/client/toast";
import type { SellerProduct } from "@/lib/products/rules/seller-product";
import { sellerCall } from "@/lib/team/client/seller";
import { ProductForm } from "./product-form";
import { bodyOf, valuesOf } from "./product-values";

/** A product, to be changed. News that draws the page again leaves what is being typed alone. */
export function EditProductForm({ product: served }: { product: SellerProduct }) {
	const router = useRouter();
	const [product] = useState(served);
	const { _id, revision, name } = product;
	return (
		<ProductForm
			title="Edit product"
			note={name}
			action="Save changes"
			values={valuesOf(product)}
			save={async (changed) => {
				await sellerCall("PUT", `/api/product/${_id}`, { body: bodyOf(changed, { revision }) });
				toast.success("Product saved");
				router.push("/seller/product-list");
			}}
			failed="Failed to save the product"
		/>
	);
}
