"use client";

import {
	type FormEvent,
	type HTMLInputTypeAttribute,
	type RefObject,
	useCallback,
	useEffect,
	useRef,
	useState,
} from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Field, FieldError } from "@/components/ui/form/field";
import { InputField } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Dialog } from "@/components/ui/overlay/dialog";
import { addAddress, updateAddress, useAddresses } from "@/lib/accounts/client/addresses";
import { useArea } from "@/lib/accounts/client/preferences";
import { useSession } from "@/lib/accounts/client/session";
import {
	type Address,
	findArea,
	isOurCity,
	placeLeft,
	preselectedAddress,
	withAreaName,
} from "@/lib/accounts/rules/address";
import { localNumber, nameParts } from "@/lib/accounts/rules/user";
import type { AddressInput } from "@/lib/accounts/schema";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { MAX_LANDMARK } from "@/lib/places/rules/point";
import { useShop } from "@/lib/shop/client/shop";
import { ZIP } from "@/lib/shop/rules/shop-details";
import { DoorField } from "./door-field";

type AddressField = {
	name: Exclude<keyof AddressInput, "landmark" | "point">;
	autoComplete: string;
	type?: HTMLInputTypeAttribute;
	inputMode?: "tel" | "numeric";
	/** Written from the left, whatever the page's language. */
	dir?: "ltr";
	/** Takes the form's whole width. */
	wide?: boolean;
};

/** The fields of an address in the order in which they are filled in (spec 3). */
const ADDRESS_FIELDS: readonly AddressField[] = [
	{ name: "firstName", autoComplete: "given-name" },
	{ name: "lastName", autoComplete: "family-name" },
	{ name: "streetAddress", autoComplete: "street-address", wide: true },
	{ name: "phoneNumber", autoComplete: "tel", type: "tel", inputMode: "tel", dir: "ltr" },
	{ name: "zipCode", autoComplete: "postal-code", inputMode: "numeric", dir: "ltr" },
	{ name: "city", autoComplete: "address-level2" },
	{ name: "state", autoComplete: "address-level1" },
];

type Edited = {
	/** The address to change; without one a new one is added. */
	address?: Address;
	/** Told of an address that was added. */
	onAdded?: (address: Address) => void;
	/** Among all addresses of the account, which words it otherwise (spec 5): what adding one is called there. */
	accountLabel?: string;
};
/** What was typed into a form that was closed by Escape or a press beside it, and whose; without `of` a new address. */
type Unsaved = {
	user: string | undefined;
	of: string | undefined;
	typed: AddressInput;
	picked: string | null | undefined;
	isDoorWrong: boolean;
};
type AddressFormProps = Edited & { unsaved: RefObject<Unsaved | null>; onClose: () => void };

/** What a new address starts with: the account's name, and the rest of how they are reached already. */
function useNewAddress(): AddressInput {
	const places = useMessages("places");
	const { user } = useSession();
	const { addresses } = useAddresses();
	const earlier = preselectedAddress(addresses, null);
	return {
		...nameParts(user?.name ?? ""),
		streetAddress: "",
		landmark: "",
		phoneNumber: earlier?.phoneNumber ?? (user?.phone ? localNumber(user.phone) : ""),
		city: places.city,
		state: places.province,
		zipCode: earlier && isOurCity(earlier.city) ? earlier.zipCode : ZIP,
	};
}

/** What of a saved address is typed, and its place; one that nobody touches stays as it is. */
function wordsOf(address: Address): AddressInput {
	const { firstName, lastName, streetAddress, phoneNumber, city, state, zipCode, landmark } = address;
	const words = { firstName, lastName, streetAddress, phoneNumber, city, state, zipCode };
	return { ...words, landmark: landmark ?? "", point: address.point ?? undefined };
}

/** The area that was picked; until then the one that the street names, else in our city the one to deliver to. */
function useAreaOf(
	[street, city]: readonly [string, string],
	picked: string | null | undefined,
): string | null {
	const { areas } = useShop();
	const [deliverTo] = useArea();
	const usual = isOurCity(city) ? deliverTo : null;
	return picked === undefined ? (findArea(street, areas) ?? usual) : picked;
}

/**
 * The one form for a delivery address, in the cart and in the account. Every field is required; the area is chosen
 * from those that we reach, and written into the street where it is missing, because an order is refused without it.
 * A blank field says so itself; the sentence of spec 5 stands once, beneath them all.
 */
function AddressForm({ address: initial, onAdded, accountLabel, unsaved, onClose }: AddressFormProps) {
	const text = useMessages("address");
	// The cart and the account word it differently (spec 5).
	const blankMessage = accountLabel ? text.allRequired : text.fillAll;
	const loadRules = useCallback(
		() => import("@/lib/accounts/schema").then((rules) => rules.addressSchemaSaying(blankMessage)),
		[blankMessage],
	);
	const places = useMessages("places");
	const { areas } = useShop();
	const fresh = useNewAddress();
	const { day } = useMessages("time");
	const user = useSession().user?._id;
	const [earlier] = useState(() => {
		const kept = unsaved.current;
		return kept?.user === user && kept?.of === initial?._id ? kept : null;
	});
	const defaultValues = earlier?.typed ?? (initial ? wordsOf(initial) : fresh);
	const form = useRulesForm(loadRules, { defaultValues });
	const landmark = form.register("landmark");
	const { errors, isDirty, isSubmitting } = form.formState;
	const typed = form.watch();
	const [picked, pickArea] = useState(earlier?.picked);
	const area = useAreaOf([typed.streetAddress, typed.city], picked);
	const [isDoorWrong, setDoorWrong] = useState(earlier?.isDoorWrong ?? false);
	const readLink = useRef<() => boolean>(null);
	const isBlank = (name: AddressField["name"]) => errors[name]?.message === blankMessage;

	const isDone = useRef(false);
	useEffect(() => {
		if (isDirty && !isDone.current) unsaved.current = { user, of: initial?._id, typed, picked, isDoorWrong };
	});

	function close(): void {
		isDone.current = true;
		unsaved.current = null;
		onClose();
	}

	async function save(checked: AddressInput): Promise<void> {
		const input = withAreaName(checked, area, areas, places.area);
		if (initial) {
			const left = placeLeft(initial, { street: input.streetAddress, isDoorWrong });
			if (await updateAddress(initial._id, { ...input, ...left, isDefault: initial.isDefault })) close();
			return;
		}
		const added = await addAddress(input);
		if (!added) return;
		onAdded?.(added);
		close();
	}

	function send(event: FormEvent): void {
		if (readLink.current?.() === false) event.preventDefault();
		else void form.handleSubmit(save)(event);
	}

	return (
		<form id="address-form" noValidate onSubmit={send} className="mt-5 grid gap-5">
			<DoorField
				point={typed.point ?? null}
				markedOn={initial?.doorAt && !earlier?.isDoorWrong ? day(new Date(initial.doorAt)) : null}
				readLink={readLink}
				onNotDoor={() => setDoorWrong(true)}
				onChange={(point) => form.setValue("point", point, { shouldDirty: true })}
			/>
			<div className="grid gap-2">
				<InputField
					label={text.landmark.label}
					hint={text.landmark.hint}
					error={errors.landmark?.message}
					maxLength={MAX_LANDMARK}
					{...landmark}
				/>
				<div className="-mx-1 flex gap-2 overflow-x-auto px-1 py-0.5">
					{text.landmark.usual.map((words) => (
						<Chip
							key={words}
							onClick={() => {
								form.setValue("landmark", `${words} `, { shouldDirty: true });
								// What follows is typed behind it.
								form.setFocus("landmark");
							}}
						>
							{words}
						</Chip>
					))}
				</div>
			</div>
			<div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4">
				{ADDRESS_FIELDS.map(({ name, wide, ...input }) => (
					<InputField
						key={name}
						label={text.fields[name].label}
						error={isBlank(name) ? text.fields[name].blank : errors[name]?.message}
						className={wide ? "col-span-2" : undefined}
						{...input}
						{...form.register(name)}
						placeholder={text.fields[name].example || undefined}
						aria-required
					/>
				))}
				<Field label={text.area.label(places.city)} hint={text.area.hint} className="col-span-2">
					{(control) => (
						<Select
							{...control}
							value={area ?? ""}
							onChange={({ target }) => pickArea(target.value || null)}
							options={[
								{ value: "", label: text.area.other },
								...areas.map((name) => ({ value: name, label: places.area(name) })),
							]}
						/>
					)}
				</Field>
			</div>
			{ADDRESS_FIELDS.some(({ name }) => isBlank(name)) && <FieldError>{blankMessage}</FieldError>}
			<div className="flex flex-wrap justify-end gap-2.5">
				<Button variant="quiet" onClick={close}>
					{text.cancel}
				</Button>
				<Button type="submit" busy={isSubmitting}>
					{initial ? text.save : (accountLabel ?? text.add)}
				</Button>
			</div>
		</form>
	);
}

type AddressDialogProps = Edited & { open: boolean; onOpenChange: (open: boolean) => void };

/** Adds an address, or changes one, without leaving the page (spec 2, Cart). */
export default function AddressDialog({ open, onOpenChange, ...edited }: AddressDialogProps) {
	const { address, accountLabel } = edited;
	const text = useMessages("address");
	const unsaved = useRef<Unsaved>(null);
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title={address ? text.editTitle : (accountLabel ?? text.addTitle)}
			description={accountLabel ? undefined : text.description}
		>
			<AddressForm {...edited} unsaved={unsaved} onClose={() => onOpenChange(false)} />
		</Dialog>
	);
}
