"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Copy, KeyRound } from "@/components/ui/icons";
import { toast } from "@/lib/client/toast";

/** What is said once, and what it is. */
export type Secret = { title: string; note: string; text: string };

async function copy({ text }: Secret): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
		toast.success("Copied", "secret");
	} catch {
		toast.message("Please select it and copy it by hand", "secret");
	}
}

/** A key or a secret in full, until its reader has it; no page shows it again. */
export function SecretCard({ secret, onDone }: { secret: Secret; onDone: () => void }) {
	const ref = useRef<HTMLElement>(null);
	useEffect(() => ref.current?.focus(), []);
	return (
		<section
			ref={ref}
			tabIndex={-1}
			aria-label={secret.title}
			className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg bg-deep p-5 text-on-deep on-deep outline-none lg:grid-cols-[auto_minmax(0,1fr)_auto]"
		>
			<KeyRound className="mt-0.5 size-6 text-mango-400" />
			<div className="grid gap-2">
				<div>
					<h2 className="font-strong">{secret.title}</h2>
					<p className="text-sm text-on-deep-2">{secret.note}</p>
				</div>
				<code className="block rounded-sm bg-deep-2 px-3.5 py-2.5 font-mono text-md wrap-anywhere select-all">
					{secret.text}
				</code>
			</div>
			<div className="col-span-full grid grid-cols-2 content-start gap-2 lg:col-span-1 lg:grid-cols-1">
				<Button variant="accent" size="sm" icon={Copy} onClick={() => void copy(secret)}>
					Copy
				</Button>
				<Button variant="quiet" size="sm" className="text-on-deep hover:bg-deep-line" onClick={onDone}>
					I have it
				</Button>
			</div>
		</section>
	);
}
