"use client";

import { Button } from "@/components/ui/button";
import { Printer } from "@/components/ui/icons";

/** Opens the browser's print dialog. */
export function PrintButton() {
	return (
		<Button size="sm" icon={<Printer className="icon" />} onClick={() => window.print()}>
			Print
		</Button>
	);
}
