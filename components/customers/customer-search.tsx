"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { Input } from "@/components/ui/form/input";
import { useKeys } from "@/lib/client/use-keys";

const PAUSE_MS = 200;

/** Finds while it is typed; `/` leads here. */
export function CustomerSearch({ search }: { search: string }) {
	const router = useRouter();
	const [isPending, startTransition] = useTransition();
	const [typed, setTyped] = useState(search);
	const [requested, setRequested] = useState(search);
	if (!isPending && search !== requested) {
		// The address was changed by something else, such as the link to all customers.
		setRequested(search);
		setTyped(search);
	}
	const field = useRef<HTMLInputElement>(null);

	useEffect(() => {
		const wanted = typed.trim();
		if (wanted === requested) return;
		const timer = setTimeout(() => {
			const query = wanted === "" ? "" : `?${new URLSearchParams({ search: wanted })}`;
			setRequested(wanted);
			startTransition(() => router.replace(`/seller/customers${query}`, { scroll: false }));
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed, requested, router]);

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
