"use client";

import { useEffect, useState } from "react";
import { useMessages } from "#messages";
import { AreaLine } from "@/components/shell/area-button";
import { Icon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { CalendarLeaf } from "@/components/weekly/calendar-leaf";
import { useSession } from "@/lib/accounts/client/session";
import { nameParts } from "@/lib/accounts/rules/user";
import { call } from "@/lib/client/api";
import { useUsuals } from "@/lib/favourites/client/usuals";
import { dayOf } from "@/lib/text/dates";
import { soonestOf } from "@/lib/weekly/rules";
import { UsualsList } from "./usuals-list";

/** The customer's basket that comes first, and its day; null where none is to come, or the shop does not answer. */
async function readSoonest(): Promise<ReturnType<typeof soonestOf>> {
	try {
		return soonestOf((await call("GET /api/user/baskets")).baskets);
	} catch {
		return null;
	}
}

/** The weekly basket that comes next, and the way to it. */
export function WeeklyRow({ basket, day }: NonNullable<ReturnType<typeof soonestOf>>) {
	const text = useMessages("usuals");
	const { slotDay, slotHours } = useMessages("time");
	// An order that is made keeps its time, whatever the basket's is by now.
	const comesAt = basket.made?.comesAt ?? basket.slot?.from ?? `${day}T12:00:00+05:00`;
	return (
		<PageLink
			href={`/my-orders/weekly?basket=${basket._id}`}
			className="flex min-w-0 items-center gap-4 rounded-lg bg-surface px-3 py-2.5 text-ink ring-1 ring-line hover:ring-primary"
		>
			<CalendarLeaf day={dayOf(new Date(comesAt))} small />
			<span className="grid min-w-0 flex-1 leading-snug">
				<b className="truncate font-strong">
					<bdi>{basket.name}</bdi>
				</b>
				<span className="truncate text-sm text-ink-2">
					{text.weekly}
					<span className="sr-only">
						{text.comma}
						{slotDay(comesAt)}
					</span>
					{!basket.made && basket.isServed && basket.slot && text.comma + slotHours(basket.slot)}
				</span>
			</span>
			<Icon name="chevron-right" className="icon flex-none text-ink-3" />
		</PageLink>
	);
}

/** The customer's basket that comes first; undefined while it is on its way. */
function useSoonest(owner: string | null) {
	const [known, setKnown] = useState<{ owner: string; soonest: Awaited<ReturnType<typeof readSoonest>> }>();
	useEffect(() => {
		if (owner) void readSoonest().then((soonest) => setKnown({ owner, soonest }));
	}, [owner]);
	return known?.owner === owner ? known?.soonest : undefined;
}

/**
 * What a customer buys again and again, and what comes by itself, in the place of the greeting; nothing for who has not
 * ordered yet. All of it comes at once: nothing on the field moves.
 */
export default function HomeUsuals() {
	const { user } = useSession();
	const text = useMessages("usuals");
	const products = useUsuals();
	const soonest = useSoonest(user?._id ?? null);
	if (!user || products.length === 0 || soonest === undefined) return null;
	return (
		<section
			aria-labelledby="home-usuals"
			className="usuals absolute inset-0 z-4 grid animate-fade-in grid-cols-[minmax(0,1fr)] content-evenly gap-3 lg:grid-cols-[auto_minmax(0,1fr)] lg:content-center lg:gap-5"
		>
			<div className="col-span-full min-w-0">
				<h1 id="home-usuals" className="truncate display-type text-4xl">
					{text.greeting(nameParts(user.name).firstName)}
				</h1>
				<AreaLine onField />
			</div>
			<UsualsList products={products} isOnField />
			{soonest && <WeeklyRow {...soonest} />}
		</section>
	);
}
