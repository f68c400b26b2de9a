"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { dialogAhead, LateDialog } from "@/components/ui/late-dialog";
import type { Order } from "@/lib/domain/order";
import { type Reportable, ReportForm } from "./report-form";

type ReportButtonProps = { order: Order; lines: Reportable };

/** Says that something was not right, until a day after it came. */
export function ReportButton({ order, lines }: ReportButtonProps) {
	const text = useMessages("arrival");
	const router = useRouter();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button variant="outline" size="lg" block onClick={() => setOpen(true)} {...dialogAhead}>
				{text.notGood}
			</Button>
			<LateDialog open={isOpen} onOpenChange={setOpen} title={text.report.title}>
				<ReportForm
					orderId={order._id}
					lines={lines}
					onSent={() => {
						setOpen(false);
						router.refresh();
					}}
				/>
			</LateDialog>
		</>
	);
}
