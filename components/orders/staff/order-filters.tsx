"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState, useTransition } from "react";
import { Button, ButtonLink, Spinner } from "@/components/ui/button";
import { Form } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import {
	type FilterParams,
	ordersHref,
	PAYMENT_FILTER_LABELS,
	PAYMENT_FILTERS,
	PERIOD_LABELS,
	PERIODS,
} from "@/lib/orders/rules/order-filters";
import { useShop } from "@/lib/shop/client/shop";
import { formatShortDay } from "@/lib/text/dates";

type Option = { value: string; label: string };
type Choice = { name: "area" | "payment" | "when"; label: string; all: string; options: readonly Option[] };

function choicesIn(areas: readonly string[]): readonly Choice[] {
	return [
		{
			name: "area",
			label: "Area",
			all: "All areas",
			options: areas.map((area) => ({ value: area, label: area })),
		},
		{
			name: "payment",
			label: "Payment",
			all: "Any payment",
			options: PAYMENT_FILTERS.map((value) => ({ value, label: PAYMENT_FILTER_LABELS[value] })),
		},
		{
			name: "when",
			label: "Day",
			all: "Any day",
			options: PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] })),
		},
	];
}

/** The choices of one filter; a single day, or an area of earlier, that came with the address is one of them. */
function optionsOf({ name, options }: Choice, chosen: string | undefined): readonly Option[] {
	if (!chosen || options.some((option) => option.value === chosen)) return options;
	return [...options, { value: chosen, label: name === "when" ? formatShortDay(chosen) : chosen }];
}

/** A pause in typing after which the search begins, in milliseconds. */
const TYPING_MS = 300;

/** Search and filters of the orders page; all of it lives in the address. */
export function OrderFiltersBar({ params }: { params: FilterParams }) {
	const { areas: active, areaRules } = useShop();
	// Those that rest have orders of before.
	const areas = [...new Set([...active, ...areaRules.map(({ area }) => area)])];
	const router = useRouter();
	const [isPending, startTransition] = useTransition();
	const [isOpen, setOpen] = useState(false);
	const { before: _before, after: _after, ...filters } = params;
	const q = params.q ?? "";
	const [text, setText] = useState(q);
	const [requested, setRequested] = useState(q);
	if (!isPending && q !== requested) {
		// The address was changed by something else, such as "Clear".
		setRequested(q);
		setText(q);
	}
	const isFiltered = Object.values(filters).some(Boolean);

	function show(next: FilterParams): void {
		startTransition(() => router.replace(ordersHref(next), { scroll: false }));
	}

	function search(q: string): void {
		setRequested(q.trim());
		show({ ...filters, q: q.trim() });
	}

	const searchNow = useEffectEvent(() => search(text));
	useEffect(() => {
		if (text.trim() === requested) return;
		const timer = setTimeout(searchNow, TYPING_MS);
		return () => clearTimeout(timer);
	}, [text, requested]);

	return (
		<search className="flex flex-wrap items-center gap-2.5 lg:gap-4">
			<Form onSend={() => search(text)} className="basis-full lg:min-w-64 lg:flex-1">
				<Input
					type="search"
					value={text}
					onChange={(event) => setText(event.target.value)}
					placeholder="Order number, name or phone"
					aria-label="Order number, name or phone"
					maxLength={100}
					icon={isPending ? <Spinner /> : "search"}
				/>
			</Form>
			<Button
				variant="outline"
				size="sm"
				aria-expanded={isOpen}
				icon="sliders-horizontal"
				onClick={() => setOpen(!isOpen)}
				className="flex-1 lg:hidden"
			>
				Area, payment, day
			</Button>
			<div className={isOpen ? "grid basis-full gap-2.5 lg:contents" : "hidden lg:contents"}>
				{choicesIn(areas).map((choice) => (
					<Select
						key={choice.name}
						aria-label={choice.label}
						value={params[choice.name] ?? ""}
						onChange={(event) => show({ ...filters, [choice.name]: event.target.value })}
						options={[{ value: "", label: choice.all }, ...optionsOf(choice, params[choice.name])]}
						className="lg:w-44"
					/>
				))}
			</div>
			{isFiltered && (
				<ButtonLink href="/seller/orders" variant="quiet" size="sm" icon="x">
					Clear
				</ButtonLink>
			)}
		</search>
	);
}
