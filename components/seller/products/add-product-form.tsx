"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { PageHead } from "@/components/seller/shell/page-head";
import { Button } from "@/components/ui/button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { ApiError, messageOf } from "@/lib/client/api";
import { sellerCall } from "@/lib/client/seller";
import { toast } from "@/lib/client/toast";
import { useFileUrl } from "@/lib/client/use-file-url";
import { savingOf } from "@/lib/domain/product";
import { PictureDrop } from "./picture-drop";
import { previewOf } from "./preview-of";
import { PriceFields } from "./price-fields";
import { ProductPreview } from "./product-preview";
import { EMPTY_PRODUCT, type NewProductValues, newProductSchema, type ProductValues } from "./product-values";
import { WhatFields } from "./what-fields";

function bodyOf({ image, ...product }: NewProductValues): FormData {
	const body = new FormData();
	body.set("productData", JSON.stringify(product));
	body.set("images", image);
	return body;
}

/** A new product: its fields, its picture, and how shoppers will see it (spec 2, 5). */
export function AddProductForm() {
	const formId = useId();
	const form = useForm<ProductValues, unknown, NewProductValues>({
		resolver: zodResolver(newProductSchema),
		defaultValues: EMPTY_PRODUCT,
	});
	const values = form.watch();
	const picture = useFileUrl(values.image);
	const preview = previewOf(values);
	const { errors, isSubmitting } = form.formState;

	async function add(product: NewProductValues): Promise<void> {
		try {
			await sellerCall("POST", "/api/product/add", { body: bodyOf(product) });
			toast.success("Product added successfully");
			form.reset(EMPTY_PRODUCT);
		} catch (error) {
			const message = messageOf(error, "Failed to add product");
			if (error instanceof ApiError && error.fields.images) form.setError("image", { message });
			toast.error(message);
		}
	}

	return (
		<>
			<PageHead title="Add New Product" note="It goes on the shelf as soon as you add it.">
				<Button type="submit" form={formId} size="sm" busy={isSubmitting} className="max-lg:hidden">
					Add product
				</Button>
			</PageHead>
			<div className="grid items-start gap-4.5 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<form id={formId} noValidate onSubmit={form.handleSubmit(add)} className="grid gap-4.5">
					<WhatFields form={form} />
					<PriceFields form={form} saving={savingOf(preview)} />
					<Panel className="grid gap-4">
						<PanelTitle className="text-lg">Picture</PanelTitle>
						<PictureDrop
							id={`${formId}-image`}
							file={values.image}
							preview={picture}
							error={errors.image?.message}
							onChoose={(file) =>
								form.setValue("image", file, { shouldValidate: form.formState.isSubmitted })
							}
						/>
					</Panel>
					<Button type="submit" block busy={isSubmitting} className="lg:hidden">
						Add product
					</Button>
				</form>
				<Panel className="grid gap-4 lg:sticky lg:top-21">
					<PanelTitle className="text-lg">As shoppers see it</PanelTitle>
					<ProductPreview product={preview} picture={picture} />
				</Panel>
			</div>
		</>
	);
}
