"use client";

import { useRouter } from "next/navigation";
import { sellerCall } from "@/lib/client/seller";
import { toast } from "@/lib/client/toast";
import type { SellerProduct } from "@/lib/domain/seller-product";
import { ProductForm } from "./product-form";
import { bodyOf, valuesOf } from "./product-values";

/** A product of the shelf, to be changed. */
export function EditProductForm({ product }: { product: SellerProduct }) {
	const router = useRouter();
	const { _id, revision, name } = product;
	return (
		<ProductForm
			key={revision}
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
