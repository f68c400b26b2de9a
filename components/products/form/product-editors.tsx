"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/lib/client/toast";
import type { SellerProduct } from "@/lib/products/schema/product-form";
import { sellerCall } from "@/lib/team/client";
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
				await sellerCall("POST /api/product/add", { body: bodyOf(product, { copyOf: original?._id }) });
				toast.success("Product added successfully");
			}}
			failed="Failed to add product"
		/>
	);
}

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
				await sellerCall("PUT /api/product/{id}", {
					params: { id: _id },
					body: bodyOf(changed, { revision }),
				});
				toast.success("Product saved");
				router.push("/seller/product-list");
			}}
			failed="Failed to save the product"
		/>
	);
}
