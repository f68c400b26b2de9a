"use client";

import { useSession } from "@/lib/client/session";
import { useUsuals } from "@/lib/client/usuals";
import { nameParts } from "@/lib/domain/user";
import { UsualsShelf } from "./usuals-shelf";

/** What a customer buys again and again, in the place of the greeting; nothing for who has not ordered yet. */
export default function HomeUsuals() {
	const { user } = useSession();
	const products = useUsuals();
	if (!user || products.length === 0) return null;
	return (
		<section
			aria-labelledby="home-usuals"
			className="usuals absolute inset-0 z-4 grid animate-fade-in grid-cols-[minmax(0,1fr)] content-evenly gap-3 lg:content-center lg:gap-5"
		>
			<h1 id="home-usuals" className="truncate display-type text-4xl">
				Your usuals, {nameParts(user.name).firstName}
			</h1>
			<UsualsShelf products={products} isOnField />
		</section>
	);
}
