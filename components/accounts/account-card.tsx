"use client";

import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";

/** One short form in the middle of a page. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Panel className="mx-auto grid max-w-120 gap-5">
			<h1 className="display-type text-3xl">{title}</h1>
			{children}
		</Panel>
	);
}

/** The account's shape, until it is known whose it is. */
export function AccountSkeleton() {
	return (
		<div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
			<Skeleton className="hidden h-72 w-full rounded-lg lg:block" />
			<div className="grid gap-5">
				<Skeleton className="my-1 h-14 w-100 max-w-full rounded-full" />
				<Panel className="grid gap-5">
					<Skeleton className="h-6 w-48" />
					<Skeleton className="h-12 w-full rounded-md" />
					<Skeleton className="h-12 w-full rounded-md" />
					<Skeleton className="h-12 w-40 rounded-md" />
				</Panel>
			</div>
		</div>
	);
}
