"use client";

import { useCallback } from "react";
import type { FieldErrors } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/lib/client/toast";
import { useRulesForm } from "@/lib/client/use-rules-form";
import type { AddressInput } from "@/lib/domain/address-schema";
import { CITY } from "@/lib/domain/areas";
import { ADDRESS_FIELDS } from "./address-fields";

type AddressFormProps = {
	/** The address to change; a new one starts in the shop's city. */
	initial?: AddressInput;
	/** The sentence for a blank field: the cart and the account word it differently (spec 5). */
	blankMessage: string;
	submitLabel: string;
	/** Resolves once the address is saved or the shopper has been told why not. */
	onSave: (address: AddressInput) => Promise<unknown>;
	onCancel: () => void;
};

const NEW_ADDRESS: AddressInput = {
	firstName: "",
	lastName: "",
	streetAddress: "",
	phoneNumber: "",
	city: CITY,
	state: "Punjab",
	zipCode: "",
};

/** The one form for a delivery address, in the cart and in the account. Every field is required. */
export function AddressForm({ initial, blankMessage, submitLabel, onSave, onCancel }: AddressFormProps) {
	const loadRules = useCallback(
		() => import("@/lib/domain/address-schema").then((rules) => rules.addressSchemaSaying(blankMessage)),
		[blankMessage],
	);
	const form = useRulesForm(loadRules, { defaultValues: initial ?? NEW_ADDRESS });
	const { errors, isSubmitting } = form.formState;

	function complain(found: FieldErrors<AddressInput>): void {
		const messages = Object.values(found).map((error) => error?.message);
		if (messages.includes(blankMessage)) toast.error(blankMessage, "address-form");
	}

	return (
		<form noValidate onSubmit={form.handleSubmit(onSave, complain)} className="mt-5 grid gap-5">
			<div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4">
				{ADDRESS_FIELDS.map(({ name, label, wide, hint, ...input }) => (
					<Field
						key={name}
						label={label}
						hint={hint}
						error={errors[name]?.message}
						className={wide ? "col-span-2" : undefined}
					>
						{(control) => <Input {...control} {...input} {...form.register(name)} aria-required />}
					</Field>
				))}
			</div>
			<div className="flex flex-wrap justify-end gap-2.5">
				<Button variant="quiet" onClick={onCancel}>
					Cancel
				</Button>
				<Button type="submit" busy={isSubmitting}>
					{submitLabel}
				</Button>
			</div>
		</form>
	);
}
