"use client";

import { useEffect } from "react";
import { HoursMeaning } from "@/components/shop/hours-panel";
import { SaveBar } from "@/components/staff/save-bar";
import { Checkbox } from "@/components/ui/form/choices";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { useNow } from "@/lib/client/time";
import type { OfferedSlot } from "@/lib/delivery/rules";
import { useShop } from "@/lib/shop/client/shop";
import { useBusinessDay } from "@/lib/shop/client/shop-change";
import type { BusinessDay } from "@/lib/shop/rules/opening-hours";
import type { CashRules, Shop, ShopDetails } from "@/lib/shop/rules/shop-details";
import { type ShopLine, typedHours } from "@/lib/shop/rules/shop-form";
import { dayOf } from "@/lib/text/dates";
import { counted } from "@/lib/text/money";
import { AreasPanel } from "./areas-panel";
import { HoursPanel } from "./hours-panel";
import { ClosedDays, LineField, RoomPanel } from "./shop-panels";
import { SpecialDays } from "./special-days";
import { type ShopForm, useShopForm } from "./use-shop-form";

/** How customers reach the shop. What is not said shows nothing on the shop's pages, but for demo mode's examples. */
function ContactPanel({ form, shown }: { form: ShopForm; shown: Shop }) {
	return (
		<Panel title="Contact" small className="grid gap-4">
			<LineField form={form} name="name" label="Shop name" maxLength={60} />
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<LineField form={form} name="phone" label="Phone" inputMode="tel" placeholder={shown.phone ?? ""} />
				<LineField
					form={form}
					name="whatsapp"
					label="WhatsApp"
					inputMode="tel"
					hint={form.typed.whatsapp === "" ? "Empty: no WhatsApp links on the shop" : undefined}
				/>
				<LineField form={form} name="email" label="Email" inputMode="email" placeholder={shown.email ?? ""} />
				<LineField form={form} name="address" label="Address" placeholder={shown.address} />
			</div>
			{shown.phoneChannels.length > 0 && (
				<Checkbox
					checked={form.typed.phoneFirst}
					onChange={({ target }) => form.set("phoneFirst", target.checked)}
				>
					Customers log in with their number first
				</Checkbox>
			)}
		</Panel>
	);
}

const FEES: readonly { name: ShopLine; label: string }[] = [
	{ name: "deliveryFees.standard", label: "Standard delivery" },
	{ name: "deliveryFees.express", label: "Express delivery" },
	{ name: "deliveryFees.slot", label: "Chosen time" },
];

/** What orders cost beside their products. */
function MoneyPanel({ form }: { form: ShopForm }) {
	return (
		<Panel title="Money" small className="grid gap-4">
			<div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
				<LineField form={form} name="minimumOrder" label="Minimum order" unit="Rs." inputMode="numeric" />
				{FEES.map(({ name, label }) => (
					<LineField
						key={name}
						form={form}
						name={name}
						label={label}
						unit="Rs."
						inputMode="numeric"
						hint={form.typed[name] === "0" ? "Shown as Free" : undefined}
					/>
				))}
				<LineField form={form} name="taxPercent" label="Tax, percent" inputMode="decimal" />
				<LineField
					form={form}
					name="lateCredit"
					label="Credit when late"
					unit="Rs."
					inputMode="numeric"
					hint="0 is off"
				/>
			</div>
		</Panel>
	);
}

/** When cash waits for a yes, ends, or is too much for one rider. Blank: never. */
function CashRulesPanel({ form }: { form: ShopForm }) {
	const lines: readonly [name: keyof CashRules, label: string, hint: string, unit?: string][] = [
		["confirmFirstAbove", "Confirm a first order above", "It is packed after its customer’s yes", "Rs."],
		["riderCashLimit", "A rider has at most", "Cash in hand, and what is still to collect", "Rs."],
		["refusalsToWalletOnly", "Wallet only after refusals", "Only what was refused at the door counts"],
		["days", "Counted in the last days", "Without a number of refusals it says nothing"],
	];
	const isCounted = form.typed["cashRules.refusalsToWalletOnly"] !== "";
	return (
		<Panel aria-labelledby="cash-rules" className="grid gap-4">
			<div>
				<PanelTitle id="cash-rules" className="text-lg">
					Cash
				</PanelTitle>
				<p className="text-sm text-ink-2">
					Empty means never. Nobody is asked who had something delivered in the last 30 days.
				</p>
			</div>
			<div className="grid items-start gap-4 sm:grid-cols-2">
				{lines.map(([name, label, hint, unit]) => (
					<LineField
						key={name}
						form={form}
						name={`cashRules.${name}`}
						label={label}
						unit={unit}
						inputMode="numeric"
						hint={name === "days" && isCounted ? undefined : hint}
					/>
				))}
			</div>
		</Panel>
	);
}

/** How much was changed, and one press that saves it all. */
function ShopSaveBar({ form }: { form: ShopForm }) {
	const { changed, errors, busy, message } = form;
	const isShown = changed.length > 0 || message !== "";
	const isBroken = Object.keys(errors).length > 0;
	return (
		<SaveBar
			isShown={isShown}
			isUnsaved={changed.length > 0}
			leaving={{
				title: `${counted(changed.length, "change")} ${changed.length === 1 ? "is" : "are"} not saved`,
				description: "If you leave, what you typed is gone.",
			}}
			busy={busy}
			undoLabel="Undo"
			onUndo={form.undo}
			saveLabel="Save"
			onSave={form.save}
		>
			{changed.length > 0 && <b className="block">{counted(changed.length, "change")}</b>}
			{isBroken && <span className="block text-sm">Something needs a look before it can be saved.</span>}
			{message && <span className="block text-sm">{message}</span>}
		</SaveBar>
	);
}

function focusField(name: string): void {
	document.querySelector<HTMLElement>(`[data-shop-field="${CSS.escape(name)}"]`)?.focus();
}

type ShopDetailsFormProps = {
	details: ShopDetails;
	/** By when open orders are promised, ISO 8601. */
	promised: readonly string[];
	/** Today's times that can still be chosen. */
	slots: readonly OfferedSlot[];
	servedAt: number;
	/** The business day of that moment. */
	servedDay: BusinessDay;
};

/** Everything that the owner says of the shop, saved with one press. */
export function ShopDetailsForm(props: ShopDetailsFormProps) {
	const { details, promised, slots, servedAt, servedDay } = props;
	const form = useShopForm(details);
	const shown = useShop();
	const now = useNow(servedAt);
	const { day } = useBusinessDay(servedDay, now);
	const hours = typedHours(form.typed);
	const broken = Object.keys(form.errors)[0];

	// A link to one field, as the dashboard has it, names it behind its #.
	useEffect(() => focusField(window.location.hash.slice(1)), []);
	useEffect(() => {
		if (broken) focusField(broken);
	}, [broken]);

	return (
		<>
			<div className="grid items-start gap-4.5 wide:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid gap-4.5 wide:order-1">
					<ClosedDays form={form} promised={promised} now={now} />
				</div>
				<div className="grid gap-4.5">
					<HoursPanel form={form} now={now} />
					<SpecialDays form={form} today={dayOf(new Date(now))} />
					{hours && <HoursMeaning {...{ hours, day, promised, now }} />}
					<AreasPanel form={form} details={details} />
					<MoneyPanel form={form} />
					<CashRulesPanel form={form} />
					<RoomPanel form={form} capacity={details.slotCapacity} slots={slots} />
					<ContactPanel form={form} shown={shown} />
				</div>
			</div>
			<ShopSaveBar form={form} />
		</>
	);
}
