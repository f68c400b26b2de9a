"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Input } from "@/components/ui/form/input";
import { useKeys } from "@/lib/client/use-keys";

const PAUSE_MS = 200;

/** Finds while it is typed; `/` leads here. */
export function CustomerSearch({ search }: { search: string }) {
	const router = useRouter();
	const [typed, setTyped] = useState(search);
	const field = useRef<HTMLInputElement>(null);

	useEffect(() => {
		if (typed.trim() === search) return;
		const timer = setTimeout(() => {
			const query = typed.trim() === "" ? "" : `?${new URLSearchParams({ search: typed.trim() })}`;
			router.replace(`/seller/customers${query}`, { scroll: false });
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed, search, router]);

	useKeys((event) => {
		if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
		event.preventDefault();
		field.current?.focus();
	});

	return (
		<search className="max-w-112">
			<Input
				ref={field}
				type="search"
				aria-label="Search customers"
				placeholder="Name, number or email"
				maxLength={100}
				autoComplete="off"
				icon="search"
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
			/>
		</search>
	);
}
