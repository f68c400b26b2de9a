"use client";

import { useEffect, useState } from "react";
import { useMessages } from "#messages";
import { AreaLine } from "@/components/shop/shell/area-line";
import { useSession } from "@/lib/client/session";
import { readSoonest } from "@/lib/client/soonest-basket";
import { useUsuals } from "@/lib/client/usuals";
import { nameParts } from "@/lib/domain/user";
import { UsualsShelf } from "./usuals-shelf";
import { WeeklyRow } from "./weekly-row";

/** The customer's basket that comes first; undefined while it is on its way. */
function useSoonest(email: string | undefined) {
	const [known, setKnown] = useState<{ email: string; soonest: Awaited<ReturnType<typeof readSoonest>> }>();
	useEffect(() => {
		if (email) void readSoonest().then((soonest) => setKnown({ email, soonest }));
	}, [email]);
	return known?.email === email ? known?.soonest : undefined;
}

/**
 * What a customer buys again and again, and what comes by itself, in the place of the greeting; nothing for who has not
 * ordered yet. All of it comes at once: nothing on the field moves.
 */
export default function HomeUsuals() {
	const { user } = useSession();
	const text = useMessages("usuals");
	const products = useUsuals();
	const soonest = useSoonest(user?.email);
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
			<UsualsShelf products={products} isOnField />
			{soonest && <WeeklyRow {...soonest} />}
		</section>
	);
}
