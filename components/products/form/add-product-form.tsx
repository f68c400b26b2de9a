"use client";

import { toast } from "@/lib/client/toast";
import type { SellerProduct } from "@/lib/products/rules/seller-product";
import { sellerCall } from "@/lib/team/client/seller";
import { ProductForm } from "./product-form";
import { bodyOf, EMPTY_PRODUCT, valuesOf } from "./product-values";

type AddProductFormProps = {
	/** The product that the new one starts as a copy of. */
	original: SellerProduct | null;
};

/** A new product (spec 2); the form is empty again once it is added. */
export function AddProductForm({ original }: AddProductFormProps) {
	return (
		<ProductForm
			title="Add New Product"
			note={
				original ? `It starts as a copy of ${original.name}.` : "It goes on the shelf as soon as you add it."
			}
			action="Add product"
			values={original ? valuesOf(original) : EMPTY_PRODUCT}
			valuesAfter={EMPTY_PRODUCT}
			save={async (product) => {
				await sellerCall("POST", "/api/product/add", { body: bodyOf(product, { copyOf: original?._id }) });
				toast.success("Product added successfully");
			}}
			failed="Failed to add product"
		/>
	);
}
