"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

type PostFormProps = {
	/** Where the browser posts to, and what. */
	form: { action: string; fields: Record<string, string> };
	/** The button's label. */
	children: ReactNode;
};

/** True when the shopper came here by the browser's back button. */
function cameBack(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	return navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
}

/** Posts a form to another page by itself; without JavaScript, or after going back, by its button. */
export function PostForm({ form, children }: PostFormProps) {
	const element = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (!cameBack()) element.current?.submit();
	}, []);
	return (
		<form ref={element} method="post" action={form.action} className="grid">
			{Object.entries(form.fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button type="submit" size="lg">
				{children}
			</Button>
		</form>
	);
}
