"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { dialogAhead, LateDialog } from "@/components/ui/late-dialog";
import type { Order, OrderLine } from "@/lib/domain/order";
import { ReportForm } from "./report-form";

type ReportButtonProps = { order: Order; lines: readonly [OrderLine, ...OrderLine[]] };

/** Says that something was not right, until a day after it came. */
export function ReportButton({ order, lines }: ReportButtonProps) {
	const router = useRouter();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button variant="outline" size="lg" block onClick={() => setOpen(true)} {...dialogAhead}>
				Something was not fresh
			</Button>
			<LateDialog open={isOpen} onOpenChange={setOpen} title="What was not right?">
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
