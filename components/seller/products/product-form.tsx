"use client";

import { useId } from "react";
import { PageHead } from "@/components/seller/shell/page-head";
import { Button } from "@/components/ui/button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { ApiError, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useFileUrl } from "@/lib/client/use-file-url";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { isPhoto } from "@/lib/domain/picture";
import { savingOf } from "@/lib/domain/product";
import { PicturesField } from "./pictures-field";
import { previewOf } from "./preview-of";
import { PriceFields } from "./price-fields";
import { ProductPreview } from "./product-preview";
import type { PictureChoice } from "./product-values";
import type { CheckedProduct, ProductValues } from "./product-values-schema";
import { WhatFields } from "./what-fields";

type ProductFormProps = {
	title: string;
	note: string;
	/** What the button says. */
	action: string;
	values: ProductValues;
	/** What the form shows once it was saved; without it, it stays as it is. */
	valuesAfter?: ProductValues;
	save: (product: CheckedProduct) => Promise<void>;
	/** The default message when the server gives none (spec 8). */
	failed: string;
};

const loadRules = () => import("./product-values-schema").then((rules) => rules.productValuesSchema);

function pictureOf(choice: PictureChoice | undefined, fileUrl: string | null) {
	if (choice?.url) return { src: choice.url, isPhoto: isPhoto(choice.url) };
	return fileUrl ? { src: fileUrl, isPhoto: choice?.file?.type === "image/jpeg" } : null;
}

/** A product's fields, its pictures, and how shoppers will see it (spec 2, 5). Nothing typed is lost when saving fails. */
export function ProductForm({
	title,
	note,
	action,
	values: given,
	valuesAfter,
	save,
	failed,
}: ProductFormProps) {
	const formId = useId();
	const form = useRulesForm(loadRules, { defaultValues: given });
	const values = form.watch();
	const [first] = values.pictures;
	const fileUrl = useFileUrl(first?.file ?? null);
	const preview = previewOf(values);
	const { errors, isSubmitting, isSubmitted } = form.formState;

	async function submit(product: CheckedProduct): Promise<void> {
		try {
			await save(product);
			if (valuesAfter) form.reset(valuesAfter);
		} catch (error) {
			const message = messageOf(error, failed);
			if (error instanceof ApiError && error.fields.images) form.setError("pictures", { message });
			toast.error(message);
		}
	}

	return (
		<>
			<PageHead title={title} note={note}>
				<Button type="submit" form={formId} size="sm" busy={isSubmitting} className="max-lg:hidden">
					{action}
				</Button>
			</PageHead>
			<div className="grid items-start gap-4.5 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<form id={formId} noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4.5">
					<WhatFields form={form} isBundle={values.category === "Bundles"} />
					<PriceFields form={form} saving={savingOf(preview)} unit={preview.unit} />
					<PicturesField
						pictures={values.pictures}
						error={errors.pictures?.message}
						onChange={(pictures) => form.setValue("pictures", pictures, { shouldValidate: isSubmitted })}
					/>
					<Button type="submit" block busy={isSubmitting} className="lg:hidden">
						{action}
					</Button>
				</form>
				<Panel className="grid gap-4 lg:sticky lg:top-21">
					<PanelTitle className="text-lg">As shoppers see it</PanelTitle>
					<ProductPreview product={preview} picture={pictureOf(first, fileUrl)} />
				</Panel>
			</div>
		</>
	);
}
