"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "#messages";
import { IfMissingChoice } from "@/components/packing/if-missing-choice";
import { PageBar } from "@/components/shell/page-bar";
import { ListSheet, loadListSheet } from "@/components/shopping-list/list-button";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useLazyDialog } from "@/components/ui/overlay/use-lazy";
import { useHref } from "@/components/ui/page-link";
import { Panel, splitClass } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { useCustomersPage } from "@/lib/accounts/client/session";
import { addressText, areaOf } from "@/lib/accounts/rules/address";
import { missingToMinimum, totalsOf } from "@/lib/cart/rules/totals";
import { randomKey } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import type { Suggestion } from "@/lib/products/rules/search";
import { useShop } from "@/lib/shop/client/shop";
import { shopFor } from "@/lib/shop/rules/shop-details";
import type { ListItem } from "@/lib/shopping-list/client/list";
import type { Messages } from "@/lib/text/messages";
import { deleteBasket, makeBasket, saveBasket, switchBasket } from "@/lib/weekly/client/baskets";
import {
	type BasketDraft,
	comingLines,
	draftOf,
	firstDay,
	timesOfDay,
	type WeeklyBasket,
	withAsked,
	withChange,
	withoutProducts,
	withProduct,
	withProducts,
	withQuantity,
} from "@/lib/weekly/rules";
import { AddSomething, BasketItems } from "./basket-items";
import { BasketNext, WhatHappens } from "./basket-next";
import { BasketAddress, BasketWhen } from "./basket-when";

/** Ends the basket, after asking once more in place. */
export function DeleteBasket({ busy, onDelete }: { busy: boolean; onDelete: () => void }) {
	const { delete: text } = useMessages("weekly");
	const [isAsked, setAsked] = useState(false);
	if (!isAsked) {
		return (
			<Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAsked(true)}>
				{text.ask}
			</Button>
		);
	}
	return (
		<div role="alert" className="flex flex-wrap items-center gap-2">
			<p className="text-sm font-semibold">{text.sure}</p>
			<Button variant="danger" size="sm" busy={busy} onClick={onDelete}>
				{text.yes}
			</Button>
			<Button variant="quiet" size="sm" onClick={() => setAsked(false)}>
				{text.keep}
			</Button>
		</div>
	);
}

type BasketEditorProps = {
	/** The basket as it is kept; null where it is still to be made. */
	basket: WeeklyBasket | null;
	/** What it begins with. */
	initial: BasketDraft;
	/** True where the customer may not pay in cash. */
	isWalletOnly: boolean;
	/** Milliseconds of the moment at which the page is made. */
	now: number;
};

/** Why it cannot be saved as it is; null where it can. */
function reasonAgainst(
	draft: BasketDraft,
	/** To the minimum order, in words; null where nothing is. */
	missing: string | null,
	text: Messages["weekly"]["against"],
): string | null {
	if (draft.items.length === 0) return text.empty;
	if (missing !== null) return text.minimum(missing);
	if (draft.address === null) return text.address;
	return draft.name.trim() === "" ? text.name : null;
}

/** A weekly basket, to look at and to change. What is pressed is shown at once and saved by its one button. */
export function BasketEditor({ basket, initial, isWalletOnly, now }: BasketEditorProps) {
	const text = useMessages("weekly");
	const { undo } = useMessages("cartToasts");
	const rupees = useRupees();
	const to = useHref();
	const router = useRouter();
	useCustomersPage();
	const base = useShop();
	const [saved, setSaved] = useState(basket);
	const [draft, setDraft] = useState(initial);
	const { busy: isBusy, run } = useAction((work: () => Promise<void>) => work(), text.failed);
	/** What was first sent to make it, and under which key. */
	const first = useRef<{ key: string; draft: BasketDraft } | null>(null);
	const list = useLazyDialog(loadListSheet);
	const { address, area } = draft;
	const servedArea = address && areaOf(addressText(address), base.areas, area);
	const shop = shopFor(base, servedArea);
	const times = timesOfDay(draft.weekday, shop);
	const { amount, subtotal } = totalsOf(comingLines(draft.items), "slot", shop);
	const missing = missingToMinimum(subtotal, shop.minimumOrder);
	const reason = reasonAgainst(draft, missing > 0 ? rupees(missing) : null, text.against);
	const isSaved = saved !== null && JSON.stringify(draftOf(saved)) === JSON.stringify(draft);
	const day =
		saved?.nextDate && saved.weekday === draft.weekday ? saved.nextDate : firstDay(draft.weekday, now);

	function change(part: Partial<BasketDraft>): void {
		const next = withChange(draft, part, text.basketOf);
		const offered = timesOfDay(next.weekday, shop);
		const isOffered = offered.some(({ from }) => from === next.slotFrom);
		setDraft(isOffered ? next : { ...next, slotFrom: offered[0]?.from ?? "" });
	}

	const add = (product: Suggestion) => change({ items: withProduct(draft.items, product) });

	function addList(added: readonly ListItem[], done: () => string, onGone: () => void): void {
		const { items } = draft;
		change({ items: withProducts(items, added) });
		const onClick = () => {
			setDraft((now) => ({ ...now, items: withoutProducts(now.items, added, items) }));
			onGone();
		};
		toast.success(done(), "list", { label: undo, onClick });
	}

	async function make(): Promise<WeeklyBasket> {
		first.current ??= { key: randomKey(), draft };
		const made = await makeBasket(draft, first.current.key);
		if (first.current.draft === draft) return made;
		// It may have been made of what was sent first, and only the answer was lost.
		setSaved(made);
		return saveBasket(made._id, draft);
	}

	async function save(): Promise<void> {
		const next = saved ? await saveBasket(saved._id, draft) : await make();
		setSaved(next);
		// What was changed meanwhile stays, to be saved next.
		setDraft((now) => (now === draft ? draftOf(next) : now));
	}

	const page = basket === null && saved && isSaved ? to(`/my-orders/weekly?basket=${saved._id}`) : null;
	useEffect(() => {
		if (page) router.replace(page);
	}, [page, router]);

	function switchIt(part: { isPaused?: boolean; skipNext?: boolean }): void {
		if (saved && !isBusy) void run(async () => setSaved(await switchBasket(saved._id, part)));
	}

	async function end({ _id }: WeeklyBasket): Promise<void> {
		await deleteBasket(_id);
		router.replace(to("/my-orders/weekly"));
	}

	const button = (
		<Button
			block
			busy={isBusy}
			aria-disabled={reason !== null || isSaved}
			onClick={() => reason === null && !isSaved && void run(save)}
		>
			{isSaved ? text.saved : saved ? text.save : text.make}
		</Button>
	);
	return (
		<div className={splitClass}>
			<div className="grid min-w-0 gap-4">
				<BasketNext
					{...{ saved, draft, day, times, isWalletOnly }}
					isServed={address === null || servedArea !== null}
					busy={isBusy}
					onSwitch={switchIt}
				/>
				{draft.items.length > 0 && (
					<BasketItems
						items={draft.items}
						onQuantity={(product, quantity) =>
							change({ items: withQuantity(draft.items, product, quantity) })
						}
						onAsk={(product, asked) => change({ items: withAsked(draft.items, product, asked) })}
					/>
				)}
				<AddSomething known={draft.items.map(({ product }) => product)} onAdd={add} />
				<Button variant="outline" block icon="list-plus" {...list.opener}>
					{text.addList}
				</Button>
				{list.props && <ListSheet {...list.props} onAdd={addList} />}
				{saved && <DeleteBasket busy={isBusy} onDelete={() => void run(() => end(saved))} />}
			</div>
			<div className="grid min-w-0 gap-4">
				<BasketWhen draft={draft} times={times} onChange={change} />
				<BasketAddress address={address} onChange={(address) => change({ address, area: null })} />
				<Panel title={text.ifMissing} className="grid gap-3">
					<IfMissingChoice value={draft.ifMissing} onChange={(ifMissing) => change({ ifMissing })} />
				</Panel>
				<WhatHappens day={day} minimumOrder={shop.minimumOrder} />
				<div className="grid gap-2.5 max-lg:hidden">
					{reason && <Notice tone="warning">{reason}</Notice>}
					<p className="flex items-baseline justify-between gap-4">
						<span className="text-ink-2">{text.about}</span>
						<b className="text-xl font-extrabold figures">{rupees(amount)}</b>
					</p>
					{button}
				</div>
			</div>
			<PageBar blocked={reason !== null}>
				{reason && <p className="col-span-full text-sm font-semibold">{reason}</p>}
				<p className="grid leading-close">
					<span className="text-2xs text-ink-3">{text.about}</span>
					<b className="text-lg font-extrabold whitespace-nowrap figures">{rupees(amount)}</b>
				</p>
				{button}
			</PageBar>
		</div>
	);
}
