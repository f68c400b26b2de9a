"use client";

import { useEffect, useRef } from "react";
import { Panel } from "@/components/ui/panel";
import type { OpenMail } from "@/lib/domain/mailbox";

/** A mail as its reader sees it, in a frame that can run nothing; its links open in the shop's own tab. */
export function MailReader({ mail }: { mail: OpenMail }) {
	const heading = useRef<HTMLHeadingElement>(null);

	// On a phone the mail opens below the list.
	useEffect(() => {
		if (mail.name) heading.current?.focus();
	}, [mail.name]);

	return (
		<Panel className="grid gap-3">
			<div>
				<h2 ref={heading} tabIndex={-1} className="display-type text-xl tracking-heading">
					{mail.subject}
				</h2>
				<p className="text-sm text-ink-2">
					From {mail.from} to {mail.to}
				</p>
			</div>
			<iframe
				title={mail.subject}
				sandbox="allow-top-navigation-by-user-activation"
				srcDoc={mail.html.replace("<head>", '<head><base target="_top">')}
				className="h-160 w-full rounded-md border border-line bg-white"
			/>
			<details>
				<summary className="inline-flex min-h-tap items-center font-bold">Plain text</summary>
				<pre className="rounded-md bg-bg-sunk p-4 text-sm whitespace-pre-wrap">{mail.text}</pre>
			</details>
		</Panel>
	);
}
