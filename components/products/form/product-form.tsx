"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { CATEGORY_TONE, ProductTags } from "@/components/products/card/product-tile";
import { PageHead } from "@/components/staff/page-head";
import { LeaveDialog } from "@/components/staff/save-bar";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { PlainPicture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import { UrduText } from "@/components/ui/urdu-text";
import type { Aisle } from "@/lib/aisles/rules";
import { ApiError, messageOf, randomKey } from "@/lib/client/api";
import { useFileUrl } from "@/lib/client/picture-file";
import { toast } from "@/lib/client/toast";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { isPhoto } from "@/lib/products/rules/picture";
import { CATEGORIES, type ProductSummary, productName, savingOf } from "@/lib/products/rules/product";
import { unitInUrdu } from "@/lib/products/rules/urdu-units";
import type { SellerProduct } from "@/lib/products/schema/product-form";
import { sellerCall } from "@/lib/team/client";
import { soldOf, USUAL_STEP } from "@/lib/text/sold-by";
import { PicturesField } from "./pictures-field";
import { AisleFields, DetailFields, PriceFields, WishFields } from "./product-fields";
import { bodyOf, EMPTY_PRODUCT, type PictureChoice, valuesOf } from "./product-values";
import type { CheckedProduct, ProductValues } from "./product-values-schema";

function rupeesOf(text: string): number {
	const rupees = Math.round(Number(text));
	return Number.isFinite(rupees) && rupees > 0 ? rupees : 0;
}

/** What a card would show of a form that is still being filled in. */
function previewOf(values: ProductValues): ProductSummary {
	const offerPrice = rupeesOf(values.offerPrice) || rupeesOf(values.price);
	return {
		_id: "preview",
		slug: "preview",
		name: values.name.trim(),
		urduName: values.urduName.trim(),
		category: CATEGORIES.find((category) => category === values.category) ?? "Fruits",
		unit: values.unit.trim(),
		urduUnit: values.urduUnit.trim(),
		...soldOf({ stepGrams: values.soldBy === "weight" ? Number(values.stepGrams) || USUAL_STEP : null }),
		aboutGrams: null,
		price: rupeesOf(values.price) || offerPrice,
		offerPrice,
		imageUrl: "",
		inStock: true,
		left: null,
		isDeal: values.isDeal,
		rating: 0,
		reviewCount: 0,
		wishes: [],
		cameAt: null,
	};
}

type ProductPreviewProps = {
	product: ProductSummary;
	/** Where the picture can be shown from, and whether it fills its frame. */
	picture: { src: string; isPhoto: boolean } | null;
};

/** The product's card as shoppers will see it, drawn from what has been typed so far. */
function ProductPreview({ product, picture }: ProductPreviewProps) {
	return (
		<div className="mx-auto w-full max-w-60">
			<div className="relative">
				<div
					className="tile aspect-square"
					data-tone={CATEGORY_TONE[product.category]}
					data-photo={picture?.isPhoto ? "" : undefined}
				>
					{picture && <PlainPicture src={picture.src} alt="" width={240} height={240} />}
				</div>
				<div className="absolute inset-x-2.5 top-2.5 flex flex-wrap gap-1.25">
					<ProductTags product={product} />
				</div>
			</div>
			<Price amount={product.offerPrice} was={product.price} className="mt-2.5" />
			<p className="text-base font-strong">{product.name || "Product name"}</p>
			<p className="min-h-6 text-ink-3">{product.stepGrams ? "per kg" : product.unit}</p>
			<p className="flex min-h-6 items-center justify-between gap-2 border-t border-line pt-1.5 text-ink-3">
				<UrduText>{unitInUrdu(product)}</UrduText>
				<UrduText className="text-ink-2">{productName(product, "ur")}</UrduText>
			</p>
		</div>
	);
}

type ProductFormProps = {
	/** The shop's own aisles. */
	aisles: readonly Aisle[];
	title: string;
	note: string;
	/** What the button says. */
	action: string;
	values: ProductValues;
	/** What the form shows once it was saved; without it, it stays as it is. */
	valuesAfter?: ProductValues;
	/** The key is of what stands there: sent again after an answer that was lost, it is saved once. */
	save: (product: CheckedProduct, key: string) => Promise<void>;
	/** The default message when the server gives none (spec 8). */
	failed: string;
};

const loadRules = () =>
	import("@/components/products/form/product-values-schema").then((rules) => rules.productValuesSchema);

function pictureOf(choice: PictureChoice | undefined, fileUrl: string | null) {
	if (choice?.url) return { src: choice.url, isPhoto: isPhoto(choice.url) };
	return fileUrl ? { src: fileUrl, isPhoto: choice?.file?.type === "image/jpeg" } : null;
}

/** A product's fields, its pictures, and how shoppers will see it (spec 2, 5). Nothing typed is lost when saving fails. */
function ProductForm({
	aisles,
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
	const [key, setKey] = useState(randomKey);
	const renewKey = () => setKey(randomKey());
	const values = form.watch();
	const [first] = values.pictures;
	const fileUrl = useFileUrl(first?.file ?? null);
	const preview = previewOf(values);
	const { errors, isSubmitting, isSubmitted, isDirty } = form.formState;

	async function submit(product: CheckedProduct): Promise<void> {
		try {
			await save(product, key);
			renewKey();
			form.reset(valuesAfter ?? form.getValues());
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
			<LeaveDialog
				isUnsaved={isDirty}
				title="The product is not saved"
				description="If you leave, what you typed is gone."
			/>
			<div className="grid items-start gap-4.5 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<form
					id={formId}
					noValidate
					onInput={renewKey}
					onSubmit={form.handleSubmit(submit)}
					className="grid gap-4.5"
				>
					<DetailFields form={form} isBundle={values.category === "Bundles"} />
					<PriceFields
						form={form}
						saving={savingOf(preview)}
						unit={preview.unit}
						isWeighed={preview.stepGrams !== null}
					/>
					<AisleFields form={form} aisles={aisles} />
					<WishFields form={form} />
					<PicturesField
						pictures={values.pictures}
						error={errors.pictures?.message}
						onChange={(pictures) => {
							renewKey();
							form.setValue("pictures", pictures, { shouldDirty: true, shouldValidate: isSubmitted });
						}}
					/>
					<Button type="submit" block busy={isSubmitting} className="lg:hidden">
						{action}
					</Button>
				</form>
				<Panel title="As shoppers see it" small className="grid gap-4 lg:sticky lg:top-21">
					<ProductPreview product={preview} picture={pictureOf(first, fileUrl)} />
				</Panel>
			</div>
		</>
	);
}

type AddProductFormProps = {
	aisles: readonly Aisle[];
	/** The product that the new one starts as a copy of. */
	original: SellerProduct | null;
};

/** A new product (spec 2); the form is empty again once it is added. */
export function AddProductForm({ aisles, original }: AddProductFormProps) {
	return (
		<ProductForm
			aisles={aisles}
			title="Add New Product"
			note={
				original ? `It starts as a copy of ${original.name}.` : "It goes on the shelf as soon as you add it."
			}
			action="Add product"
			values={original ? valuesOf(original) : EMPTY_PRODUCT}
			valuesAfter={EMPTY_PRODUCT}
			save={async (product, key) => {
				await sellerCall("POST /api/product/add", {
					headers: { "idempotency-key": key },
					body: bodyOf(product, { copyOf: original?._id }),
				});
				toast.success("Product added successfully");
			}}
			failed="Failed to add product"
		/>
	);
}

type EditProductFormProps = { product: SellerProduct; aisles: readonly Aisle[] };

/** A product, to be changed. News that draws the page again leaves what is being typed alone. */
export function EditProductForm({ product: served, aisles }: EditProductFormProps) {
	const router = useRouter();
	const [product] = useState(served);
	const { _id, revision, name } = product;
	return (
		<ProductForm
			aisles={aisles}
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
