"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Field } from "@/components/ui/form/field";
import { InputField } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Panel } from "@/components/ui/panel";
import { addressNamesArea, findArea } from "@/lib/accounts/rules/address";
import { plainDigits } from "@/lib/accounts/rules/user";
import { totalsOf } from "@/lib/cart/rules/totals";
import { ApiError, randomKey } from "@/lib/client/api";
import { useAction } from "@/lib/client/use-action";
import type { DeliveryChoice } from "@/lib/delivery/rules";
import { type Caller, findCaller, placePhoneOrder } from "@/lib/orders/client/seller-orders";
import { CASH_NOTES, type Order } from "@/lib/orders/rules/order";
import { MAX_LANDMARK } from "@/lib/places/rules/point";
import type { Suggestion } from "@/lib/products/rules/search";
import { type LineWish, NO_WISH } from "@/lib/products/rules/wishes";
import { useShop } from "@/lib/shop/client/shop";
import { CITY, PROVINCE, shopFor, ZIP } from "@/lib/shop/rules/shop-details";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { formatRupees } from "@/lib/text/money";

/** Who is calling: the number first; whoever has ordered before fills in the rest. */
export function CallerPanel({ state: { form, lookUp, known, filled } }: { state: PhoneOrderState }) {
	const { areas } = useShop();
	const { register } = form;
	const phone = register("phone", { onChange: ({ target }) => void lookUp(target.value) });
	return (
		<Panel title="Who is calling" className="grid gap-3 md:p-5">
			<div className="grid gap-3 sm:grid-cols-2">
				<InputField {...phone} label="Phone number" data-place="caller" inputMode="tel" autoComplete="off" />
				<InputField {...register("name")} label="Name" autoComplete="off" maxLength={60} />
				<InputField {...register("street")} label="House and street" autoComplete="off" maxLength={200} />
				<Field label="Area">
					{(props) => (
						<Select
							{...props}
							{...register("area")}
							options={[{ value: "", label: "Choose the area" }, ...areas]}
						/>
					)}
				</Field>
				<InputField
					{...register("landmark")}
					label="Landmark"
					optional
					className="sm:col-span-2"
					autoComplete="off"
					maxLength={MAX_LANDMARK}
				/>
			</div>
			<p role="status" className="text-sm text-ink-2 empty:hidden">
				{known && "Has ordered before."}
				{filled.length > 0 && ` Filled in: ${filled.join(" and ")}.`}
			</p>
		</Panel>
	);
}

/** A line; `doubt` is what was said of it until somebody has looked at its quantity, empty where that is sure. */
export type PhoneLine = { product: Suggestion; quantity: number; asked: LineWish; doubt: string };

/** An order that was placed; `isOfFirst` where it may be as it was sent first, and was changed since. */
type PlacedOrder = { order: Order; message: string; isOfFirst: boolean };

/** True where the order is known not to have been made. */
const isRefusal = (error: unknown): error is ApiError =>
	error instanceof ApiError && error.status >= 400 && error.status < 500;

const DIGITS = 11;
const hasDigits = (phone: string) => plainDigits(phone).replace(/\D/g, "").length >= DIGITS;

const NOBODY = { name: "", street: "", landmark: "", area: "" };
const BLANK = { ...NOBODY, phone: "", note: "", cashNote: "" };
/** What is filled in and emptied as a whole. */
const PARTS = [
	{ part: "name", fields: ["name"] },
	{ part: "address", fields: ["street", "landmark", "area"] },
] as const;

/** What the last order from a number fills in. */
function filledBy(
	{ customer: { name }, address: { streetAddress: street, landmark } }: Caller,
	areas: readonly string[],
): typeof NOBODY {
	return { name, street, landmark: landmark ?? "", area: findArea(street, areas) ?? "" };
}

/** The order that is taken while somebody is on the phone. */
export function usePhoneOrder(from = "") {
	const base = useShop();
	const form = useForm({ defaultValues: BLANK });
	const fields = form.watch();
	const [known, setKnown] = useState<Caller | null>(null);
	const [filled, setFilled] = useState<readonly string[]>([]);
	const [lines, setLines] = useState<readonly PhoneLine[]>([]);
	const [delivery, setDelivery] = useState<DeliveryChoice>({ deliveryTime: "standard", slot: null });
	const [key, setKey] = useState(randomKey);
	const [refusal, setRefusal] = useState("");
	const [placed, setPlaced] = useState<PlacedOrder | null>(null);
	/** What was sent whose answer was lost: with the same key the order may be one of them. */
	const lost = useRef<string[]>([]);

	const begin = useEffectEvent(() => {
		form.setValue("phone", from);
		void lookUp(from);
	});
	useEffect(() => {
		if (from) begin();
	}, [from]);

	/** Puts these values where the parts are as they were: what somebody has typed meanwhile stays. Answers which were. */
	function replace(before: typeof NOBODY, values: typeof NOBODY): string[] {
		return PARTS.flatMap(({ part, fields }) => {
			if (fields.some((field) => form.getValues(field) !== before[field])) return [];
			for (const field of fields) form.setValue(field, values[field]);
			return [part];
		});
	}

	/** From the last digit on the last order from that number is looked up. */
	async function lookUp(phone: string): Promise<void> {
		// What came from the caller before is not this one's.
		if (known) replace(filledBy(known, base.areas), NOBODY);
		setKnown(null);
		setFilled([]);
		if (!hasDigits(phone)) return;
		const caller = await findCaller(phone).catch(() => null);
		if (!caller || form.getValues("phone") !== phone) return;
		setKnown(caller);
		setFilled(replace(NOBODY, filledBy(caller, base.areas)));
	}

	function add(product: Suggestion, quantity: number, doubt: string): void {
		setLines((all) => {
			const present = all.find((line) => line.product._id === product._id);
			if (!present) return [...all, { product, quantity, asked: NO_WISH, doubt }];
			const sum = Math.min(MAX_LINE_QUANTITY, present.quantity + quantity);
			const open = doubt || present.doubt;
			return all.map((line) => (line === present ? { ...line, quantity: sum, doubt: open } : line));
		});
	}

	function setQuantity(productId: string, quantity: number): void {
		setLines((all) =>
			all.flatMap((line) => {
				if (line.product._id !== productId) return [line];
				return quantity > 0 ? [{ ...line, quantity, doubt: "" }] : [];
			}),
		);
	}

	function takeBack(): void {
		setLines((all) => all.slice(0, -1));
	}

	function ask(productId: string, asked: LineWish): void {
		setLines((all) => all.map((line) => (line.product._id === productId ? { ...line, asked } : line)));
	}

	const priced = lines.map(({ product, quantity }) => ({
		unitPrice: product.offerPrice,
		quantity,
		stepGrams: product.stepGrams,
	}));
	const shop = shopFor(base, fields.area || null);
	const totals = totalsOf(priced, delivery.deliveryTime, shop);

	/** Why it cannot be placed yet, in a sentence; "" where it can. */
	function blockOf(): string {
		if (!hasDigits(fields.phone)) return "Please enter the caller’s number.";
		if (fields.name.trim() === "") return "Please enter the caller’s name.";
		if (fields.street.trim() === "") return "Please enter the address.";
		if (fields.area === "") return "Please choose the area.";
		if (lines.length === 0) return "Please add a product.";
		if (totals.subtotal < shop.minimumOrder)
			return `The minimum order is ${formatRupees(shop.minimumOrder)}: ${formatRupees(shop.minimumOrder - totals.subtotal)} to go.`;
		return "";
	}
	const block = blockOf();
	const cashNote = CASH_NOTES.find((note) => String(note) === fields.cashNote);
	const isUnsaved = lines.length > 0 || (known === null && fields.name !== "");

	const { busy, run } = useAction(
		async () => {
			setRefusal("");
			const { phone, name, street, landmark, area, note } = fields;
			const streetAddress = addressNamesArea(street, area) ? street : `${street}, ${area}`;
			const input = {
				customer: { name, phone },
				address: {
					...(known?.address.streetAddress === streetAddress ? { point: known.address.point } : {}),
					landmark: landmark.trim() || null,
					...{ streetAddress, city: CITY, state: PROVINCE, zipCode: known?.address.zipCode ?? ZIP },
				},
				items: lines.map(({ product, quantity, asked }) => ({ product: product._id, quantity, ...asked })),
				...{ area, note, delivery, amount: totals.amount, key },
				...(cashNote && { cashNote }),
			};
			const sent = JSON.stringify(input);
			try {
				const answer = await placePhoneOrder(input);
				setPlaced({ ...answer, isOfFirst: lost.current.some((one) => one !== sent) });
			} catch (error) {
				if (!isRefusal(error)) lost.current.push(sent);
				// Of an order that stood no conflict would be said.
				else if (error.status === 409) lost.current = [];
				throw error;
			}
		},
		{ words: "The order could not be placed. Everything is still here.", say: setRefusal },
	);

	async function place(): Promise<void> {
		if (!busy && block === "") await run();
	}

	function startAgain(): void {
		form.reset(BLANK);
		setKnown(null);
		setFilled([]);
		setLines([]);
		setDelivery({ deliveryTime: "standard", slot: null });
		setKey(randomKey());
		lost.current = [];
		setPlaced(null);
		setRefusal("");
	}

	return {
		...{ shop, form, lookUp, known, filled, lines, add, setQuantity, takeBack, ask, delivery, setDelivery },
		...{ totals, cashNote, block, isUnsaved, busy, refusal, placed, place, startAgain },
	};
}

export type PhoneOrderState = ReturnType<typeof usePhoneOrder>;
