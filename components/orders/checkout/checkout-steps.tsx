import type { ComponentProps } from "react";
import { useMessages } from "#messages";
import { DeliveryTimeField } from "@/components/delivery/delivery-time-field";
import { RadioCard, RadioCards } from "@/components/ui/form/choices";
import { InputField, TextareaField } from "@/components/ui/form/input";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { choose } from "@/lib/cart/client/cart-choices";
import { formatWalletPhone, WALLET_NAMES, type Wallet } from "@/lib/payments/rules";
import type { CheckoutForm } from "./use-checkout-form";

/** The fields that hold text. */
export type TextName = Exclude<keyof CheckoutForm["values"], "wallet">;

type TextFieldProps = Omit<ComponentProps<typeof InputField>, "form" | "value" | "onChange"> & {
	form: CheckoutForm;
	name: TextName;
	/** Changes what is typed before it is shown. */
	format?: (typed: string) => string;
};

/** A line of text of the checkout, with what is wrong with it beneath. */
function TextField({ form, name, format, ...rest }: TextFieldProps) {
	const { values, errors, set } = form;
	return (
		<InputField
			{...rest}
			error={errors[name]}
			name={name}
			value={values[name] ?? ""}
			onChange={(event) => set(name, format ? format(event.target.value) : event.target.value)}
			aria-required
		/>
	);
}

/** Who gets the order (spec 2, step 1). */
export function InformationStep({ form }: { form: CheckoutForm }) {
	const text = useMessages("checkout").information;
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<TextField form={form} name="firstName" label={text.firstName} autoComplete="given-name" />
			<TextField form={form} name="lastName" label={text.lastName} autoComplete="family-name" />
			{form.values.email !== null && (
				<TextField form={form} name="email" label={text.email} type="email" dir="ltr" autoComplete="email" />
			)}
			<TextField
				form={form}
				name="phone"
				label={text.phone}
				type="tel"
				dir="ltr"
				inputMode="tel"
				autoComplete="tel"
				placeholder="03XX-XXXXXXX"
				hint={text.phoneHint}
			/>
		</div>
	);
}

/** Where the order goes and when (spec 2, step 2). */
export function DeliveryStep({ form }: { form: CheckoutForm }) {
	const text = useMessages("checkout").delivery;
	const { values, errors, set } = form;
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<TextField
				form={form}
				name="streetAddress"
				label={text.streetAddress}
				autoComplete="street-address"
				placeholder={text.streetExample}
				hint={text.streetHint}
				className="sm:col-span-2"
			/>
			<TextField form={form} name="city" label={text.city} autoComplete="address-level2" />
			<TextField
				form={form}
				name="zipCode"
				label={text.zipCode}
				dir="ltr"
				inputMode="numeric"
				autoComplete="postal-code"
			/>
			<div className="sm:col-span-2">
				<DeliveryTimeField className="sm:grid-cols-2" />
			</div>
			<TextareaField
				label={text.instructions}
				optional
				error={errors.deliveryInstructions}
				className="sm:col-span-2"
				name="deliveryInstructions"
				rows={2}
				maxLength={300}
				placeholder={text.instructionsExample}
				value={values.deliveryInstructions}
				onChange={(event) => set("deliveryInstructions", event.target.value)}
			/>
		</div>
	);
}

/** A neutral phone with the wallet's initial: no wallet's logo is drawn. */
export function WalletArt({ wallet }: { wallet: Wallet }) {
	return (
		<span
			aria-hidden
			className="relative grid h-10.5 w-7 flex-none place-items-center rounded-sm border-[2.5px] border-ink bg-surface before:absolute before:top-1 before:h-0.5 before:w-1.5 before:rounded-full before:bg-ink"
		>
			<span className="mt-1 grid size-4.5 place-items-center rounded-full bg-accent display-figure text-2xs text-on-accent">
				{WALLET_NAMES[wallet].slice(0, 1)}
			</span>
		</span>
	);
}

/** Which wallet pays, and its number (spec 2, step 3). */
export function PaymentStep({ form, wallets }: { form: CheckoutForm; wallets: readonly Wallet[] }) {
	const { wallet } = form.values;
	const text = useMessages("checkout").payment;
	const { names } = useMessages("wallets");
	const name = names[wallet];
	// Whole, since the first step is.
	const contactNumber = formatWalletPhone(form.values.phone);
	return (
		<div className="grid gap-5">
			<RadioCards legend={text.legend} className="sm:grid-cols-2">
				{wallets.map((offered) => (
					<RadioCard
						key={offered}
						name="wallet"
						value={offered}
						label={names[offered]}
						note={text.account(WALLET_NAMES[offered])}
						art={<WalletArt wallet={offered} />}
						checked={wallet === offered}
						onChange={() => form.set("wallet", offered)}
					/>
				))}
			</RadioCards>
			<div className="grid gap-1 sm:max-w-80">
				<TextField
					form={form}
					name="walletPhone"
					label={text.number(name)}
					type="tel"
					dir="ltr"
					inputMode="numeric"
					autoComplete="off"
					placeholder="03XX-XXXXXXX"
					hint={text.numberHint}
					format={formatWalletPhone}
				/>
				<button
					type="button"
					onClick={() => form.set("walletPhone", contactNumber)}
					className="min-h-tap w-fit text-sm text-link figures"
				>
					{text.use} <bdi dir="ltr">{contactNumber}</bdi>
				</button>
			</div>
			<Notice>
				{text.pin(name)} <b>{text.keepPin}</b>
			</Notice>
			<p className="text-sm text-ink-2">
				{text.or}
				<PageLink href="/cart" onClick={() => choose({ payment: "cod" })} className="tap-area text-link">
					{text.cashInstead}
				</PageLink>
				{text.orEnd}
			</p>
		</div>
	);
}
