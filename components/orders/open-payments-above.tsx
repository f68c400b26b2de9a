"use client";

import { useRouter } from "next/navigation";
import { OpenPayments } from "@/components/payments/open-payments";
import { useOpenPayments } from "@/lib/payments/client/open-payments";
import type { PaymentView } from "@/lib/payments/rules";

/** Above the orders: payments that may yet become one. The page is read again as soon as one is decided. */
export function OpenPaymentsAbove({ payments }: { payments: readonly PaymentView[] }) {
	const router = useRouter();
	const known = useOpenPayments(payments, () => router.refresh());
	return <OpenPayments payments={known ?? payments} />;
}
