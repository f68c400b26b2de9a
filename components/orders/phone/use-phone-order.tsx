"use client";

import { useState } from "react";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { addressNamesArea, findArea } from "@/lib/accounts/rules/address";
import { totalsOf } from "@/lib/cart/rules/totals";
import { ApiError, messageOf } from "@/lib/client/api";
import type { DeliveryChoice } from "@/lib/delivery/rules";
import { type Caller, findCaller, placePhoneOrder } from "@/lib/orders/client/seller-orders";
import type { Order } from "@/lib/orders/rules/order";
import type { Suggestion } from "@/lib/products/rules/search";
import { useShop } from "@/lib/shop/client/shop";
import { CITY, PROVINCE } from "@/lib/shop/rules/shop-details";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";

/** Who is calling: the number first; whoever has ordered before fills in the rest. */
export function CallerPanel({ state }: { state: PhoneOrderState }) {
	const { fields, set, setPhone, known } = state;
	const { areas } = useShop();
	return (
		<Panel aria-labelledby="who-is-calling" className="grid gap-3 md:p-5">
			<PanelTitle id="who-is-calling">Who is calling</PanelTitle>
			<div className="grid gap-3 sm:grid-cols-2">
				<Field label="Phone number">
					{(props) => (
						<Input
							{...props}
							data-place="caller"
							inputMode="tel"
							autoComplete="off"
							value={fields.phone}
							onChange={(event) => void setPhone(event.target.value)}
						/>
					)}
				</Field>
				<Field label="Name">
					{(props) => (
						<Input
							{...props}
							autoComplete="off"
							maxLength={60}
							value={fields.name}
							onChange={(event) => set({ name: event.target.value })}
						/>
					)}
				</Field>
				<Field label="House and street">
					{(props) => (
						<Input
							{...props}
							autoComplete="off"
							maxLength={200}
							value={fields.street}
							onChange={(event) => set({ street: event.target.value })}
						/>
					)}
				</Field>
				<Field label="Area">
					{(props) => (
						<Select {...props} value={fields.area} onChange={(event) => set({ area: event.target.value })}>
							<option value="">Choose the area</option>
							{areas.map((area) => (
								<option key={area}>{area}</option>
							))}
						</Select>
					)}
				</Field>
			</div>
			<p role="status" className="text-sm text-ink-2 empty:hidden">
				{known && "Has ordered before: name and address are filled in."}
			</p>
		</Panel>
	);
}

export type PhoneLine = { product: Suggestion; quantity: number };

const ZIP = "35200";
const DIGITS = 11;

type Fields = { phone: string; name: string; street: string; area: string; note: string };
const BLANK: Fields = { phone: "", name: "", street: "", area: "", note: "" };

/** The order that is taken while somebody is on the phone. */
export function usePhoneOrder() {
	const shop = useShop();
	const [fields, setFields] = useState<Fields>(BLANK);
	const [known, setKnown] = useState<Caller | null>(null);
	const [lines, setLines] = useState<readonly PhoneLine[]>([]);
	const [delivery, setDelivery] = useState<DeliveryChoice>({ deliveryTime: "standard", slot: null });
	const [key, setKey] = useState(() => crypto.randomUUID());
	const [busy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState("");
	const [placed, setPlaced] = useState<{ order: Order; message: string } | null>(null);

	const set = (changed: Partial<Fields>) => setFields((all) => ({ ...all, ...changed }));

	/** From the last digit on the last order from that number is looked up. */
	async function setPhone(phone: string): Promise<void> {
		set({ phone });
		setKnown(null);
		if (phone.replace(/\D/g, "").length < DIGITS) return;
		const caller = await findCaller(phone).catch(() => null);
		if (!caller) return;
		setKnown(caller);
		const { streetAddress } = caller.address;
		const area = findArea(streetAddress, shop.areas) ?? "";
		setFields((all) =>
			all.phone === phone ? { ...all, name: caller.customer.name, street: streetAddress, area } : all,
		);
	}

	function add(product: Suggestion, quantity: number): void {
		setLines((all) => {
			const present = all.find((line) => line.product._id === product._id);
			if (!present) return [...all, { product, quantity }];
			const sum = Math.min(MAX_LINE_QUANTITY, present.quantity + quantity);
			return all.map((line) => (line === present ? { ...line, quantity: sum } : line));
		});
	}

	function setQuantity(productId: string, quantity: number): void {
		setLines((all) =>
			all.flatMap((line) => {
				if (line.product._id !== productId) return [line];
				return quantity > 0 ? [{ ...line, quantity }] : [];
			}),
		);
	}

	const priced = lines.map(({ product, quantity }) => ({ unitPrice: product.offerPrice, quantity }));
	const totals = totalsOf(priced, delivery.deliveryTime, shop);

	/** Why it cannot be placed yet, in a sentence; "" where it can. */
	function blockOf(): string {
		if (fields.phone.replace(/\D/g, "").length < DIGITS) return "Please enter the caller’s number.";
		if (fields.name.trim() === "") return "Please enter the caller’s name.";
		if (fields.street.trim() === "") return "Please enter the address.";
		if (fields.area === "") return "Please choose the area.";
		if (lines.length === 0) return "Please add a product.";
		if (totals.subtotal < shop.minimumOrder)
			return `The minimum order is Rs. ${shop.minimumOrder}: Rs. ${shop.minimumOrder - totals.subtotal} to go.`;
		return "";
	}
	const block = blockOf();

	async function place(): Promise<void> {
		if (busy || block !== "") return;
		setBusy(true);
		setRefusal("");
		const { phone, name, street, area, note } = fields;
		const streetAddress = addressNamesArea(street, area) ? street : `${street}, ${area}`;
		try {
			const answer = await placePhoneOrder({
				customer: { name, phone },
				address: { streetAddress, city: CITY, state: PROVINCE, zipCode: known?.address.zipCode ?? ZIP },
				items: lines.map(({ product, quantity }) => ({ product: product._id, quantity })),
				...{ note, delivery, amount: totals.amount, key },
			});
			setPlaced(answer);
		} catch (error) {
			setRefusal(messageOf(error, "The order could not be placed. Everything is still here."));
			// A refusal is final for this key; out of reach, the same one asks again.
			if (error instanceof ApiError && error.status > 0) setKey(crypto.randomUUID());
		}
		setBusy(false);
	}

	function startAgain(): void {
		setFields(BLANK);
		setKnown(null);
		setLines([]);
		setDelivery({ deliveryTime: "standard", slot: null });
		setKey(crypto.randomUUID());
		setPlaced(null);
		setRefusal("");
	}

	return {
		...{ fields, set, setPhone, known, lines, add, setQuantity, delivery, setDelivery },
		...{ totals, block, busy, refusal, placed, place, startAgain },
	};
}

export type PhoneOrderState = ReturnType<typeof usePhoneOrder>;
