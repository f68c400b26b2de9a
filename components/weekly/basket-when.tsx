"use client";

import { lazy, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { RadioTile } from "@/components/ui/form/choices";
import { Field } from "@/components/ui/form/field";
import { InputField } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { useLazyDialog } from "@/components/ui/overlay/use-lazy";
import { Panel } from "@/components/ui/panel";
import { useAddresses } from "@/lib/accounts/client/addresses";
import { addressText } from "@/lib/accounts/rules/address";
import { useShop } from "@/lib/shop/client/shop";
import { WEEKDAYS } from "@/lib/text/dates";
import {
	BASKET_RHYTHMS,
	type BasketDraft,
	type DayTime,
	MAX_BASKET_NAME,
	timesOfDay,
} from "@/lib/weekly/rules";

const option =
	"min-h-tap place-content-center leading-snug font-bold has-checked:bg-primary has-checked:text-on-primary";
const chip = `${option} px-1 bg-surface inset-ring-1 inset-ring-line-strong hover:inset-ring-primary has-checked:inset-ring-0`;

/** So many times are shown before "Later times" is pressed. */
const FIRST_TIMES = 4;

type WhenProps = {
	draft: BasketDraft;
	times: readonly DayTime[];
	onChange: (change: Partial<BasketDraft>) => void;
};

/** On which day, at what time and how often it comes, and what it is called. */
export function BasketWhen({ draft, times, onChange }: WhenProps) {
	const { when: text, weekday } = useMessages("weekly");
	const shop = useShop();
	return (
		<Panel title={text.title} className="grid gap-5">
			<fieldset className="grid min-w-0 grid-cols-7 gap-1 rounded-md bg-bg-sunk p-1 rtl:grid-cols-4">
				<legend className="sr-only">{text.weekday}</legend>
				{WEEKDAYS.map((name, index) => (
					<RadioTile
						key={name}
						name="weekday"
						className={option}
						checked={draft.weekday === index + 1}
						disabled={timesOfDay(index + 1, shop).length === 0}
						onChange={() => onChange({ weekday: index + 1 })}
					>
						<span aria-hidden className="text-xs whitespace-nowrap sm:text-sm">
							{weekday(index + 1).short}
						</span>
						<span className="sr-only">{weekday(index + 1).full}</span>
					</RadioTile>
				))}
			</fieldset>
			<Times chosen={draft.slotFrom} times={times} onChoose={(slotFrom) => onChange({ slotFrom })} />
			<fieldset className="grid min-w-0 grid-cols-2 gap-2">
				<legend className="mb-2 text-sm font-strong">{text.often}</legend>
				{BASKET_RHYTHMS.map((every) => (
					<RadioTile
						key={every}
						name="every"
						className={chip}
						checked={draft.every === every}
						onChange={() => onChange({ every })}
					>
						{text.every(every)}
					</RadioTile>
				))}
			</fieldset>
			<InputField
				label={text.name}
				value={draft.name}
				maxLength={MAX_BASKET_NAME}
				onChange={(event) => onChange({ name: event.target.value })}
			/>
		</Panel>
	);
}

type TimesProps = { chosen: string; times: readonly DayTime[]; onChoose: (from: string) => void };

function Times({ chosen, times, onChoose }: TimesProps) {
	const { when: text } = useMessages("weekly");
	const { slotHours } = useMessages("time");
	const isLate = times.findIndex(({ from }) => from === chosen) >= FIRST_TIMES;
	const [isAll, setAll] = useState(isLate || times.length <= FIRST_TIMES);
	return (
		<div className="grid gap-2">
			<fieldset className="grid min-w-0 grid-cols-2 gap-2">
				<legend className="mb-2 text-sm font-strong">{text.time}</legend>
				{times.slice(0, isAll ? undefined : FIRST_TIMES).map(({ from, slot }) => (
					<RadioTile
						key={from}
						name="time"
						className={chip}
						checked={from === chosen}
						onChange={() => onChoose(from)}
					>
						{slotHours(slot)}
					</RadioTile>
				))}
			</fieldset>
			{!isAll && (
				<button
					type="button"
					onClick={() => setAll(true)}
					className="min-h-tap justify-self-start text-sm font-bold text-primary underline-offset-4 hover:underline"
				>
					{text.later}
				</button>
			)}
		</div>
	);
}

const loadDialog = () => import("@/components/accounts/address-dialog");
const AddressDialog = lazy(loadDialog);

type Address = NonNullable<BasketDraft["address"]>;

function isSame(one: Address, other: Address): boolean {
	return addressText(one) === addressText(other) && one.phoneNumber === other.phoneNumber;
}

type BasketAddressProps = { address: Address | null; onChange: (address: Address) => void };

/** Where it goes: one of the saved addresses, the one that it has, or a new one. */
export function BasketAddress({ address, onChange }: BasketAddressProps) {
	const { where: text } = useMessages("weekly");
	const { add } = useMessages("account").addresses;
	const { addresses } = useAddresses();
	const dialog = useLazyDialog(loadDialog);
	const saved = addresses.map(({ _id, isDefault: _ofTheBook, ...fields }) => fields);
	const isSaved = address !== null && saved.some((one) => isSame(one, address));
	const choices = address && !isSaved ? [address, ...saved] : saved;
	return (
		<Panel title={text.title} className="grid gap-3">
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
							options={[
								...(address === null ? [{ value: "", label: text.choose }] : []),
								...choices.map((one, index) => ({ value: String(index), label: addressText(one) })),
							]}
						/>
					)}
				</Field>
			)}
			<Button variant="outline" size="sm" icon="plus" className="justify-self-start" {...dialog.opener}>
				{add}
			</Button>
			{dialog.props && (
				<AddressDialog
					{...dialog.props}
					accountLabel={add}
					onAdded={({ _id, isDefault: _ofTheBook, ...fields }) => onChange(fields)}
				/>
			)}
		</Panel>
	);
}
