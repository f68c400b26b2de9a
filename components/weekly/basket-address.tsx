"use client";

import { useMessages } from "#messages";
import { Field } from "@/components/ui/form/field";
import { Select } from "@/components/ui/form/select";
import { MoreLink, Panel, PanelTitle } from "@/components/ui/panel";
import { useAddresses } from "@/lib/accounts/client/addresses";
import { addressText } from "@/lib/accounts/rules/address-text";
import type { BasketDraft } from "@/lib/weekly/rules";

type Address = NonNullable<BasketDraft["address"]>;

function isSame(one: Address, other: Address): boolean {
	return addressText(one) === addressText(other) && one.phoneNumber === other.phoneNumber;
}

type BasketAddressProps = { address: Address | null; onChange: (address: Address) => void };

/** Where it goes: one of the saved addresses, or the one that it has. */
export function BasketAddress({ address, onChange }: BasketAddressProps) {
	const { where: text } = useMessages("weekly");
	const { addresses } = useAddresses();
	const saved = addresses.map(({ _id, isDefault: _ofTheBook, ...fields }) => fields);
	const isSaved = address !== null && saved.some((one) => isSame(one, address));
	const choices = address && !isSaved ? [address, ...saved] : saved;
	return (
		<Panel aria-labelledby="where-to" className="grid gap-3">
			<PanelTitle id="where-to">{text.title}</PanelTitle>
			{choices.length > 0 && (
				<Field label={text.address}>
					{(control) => (
						<Select
							{...control}
							value={address ? choices.findIndex((one) => isSame(one, address)) : ""}
							onChange={(event) => {
								const chosen = choices[Number(event.target.value)];
								if (chosen) onChange(chosen);
							}}
						>
							{address === null && <option value="">{text.choose}</option>}
							{choices.map((one, index) => (
								<option key={`${addressText(one)} ${one.phoneNumber}`} value={index}>
									{addressText(one)}
								</option>
							))}
						</Select>
					)}
				</Field>
			)}
			<MoreLink href="/account?tab=addresses">{text.yours}</MoreLink>
		</Panel>
	);
}
