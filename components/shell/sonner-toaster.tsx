"use client";

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { liftToasts } from "@/components/ui/overlay/dialog";
import { attachToaster, MAX_TOASTS, type ToastRequest } from "@/lib/client/toast";

function showWithSonner({ kind, text, duration, id, action }: ToastRequest): void {
	sonner[kind](text, { duration, id, action });
}

const classNames = {
	toast:
		"flex w-full max-w-104 items-center gap-3 min-h-13 rounded-md bg-leaf-900 ring-1 ring-deep-line py-1.5 pe-1.5 ps-4 font-sans text-md font-semibold text-on-deep shadow-lg on-deep",
	error: "bg-tomato-800! ring-white/25! [&_[data-button]]:text-white!",
	content: "flex-1 py-1.5",
	icon: "flex text-lg text-mango-400",
	actionButton: "min-h-tap shrink-0 rounded-sm px-3 font-extrabold text-mango-300 hover:bg-white/10",
};

/** Sonner in the shop's dress; loaded with the first toast. */
export default function SonnerToaster() {
	const { toasts } = useMessages("ui");
	const [place] = useState(liftToasts);
	useEffect(() => attachToaster(showWithSonner), []);
	return createPortal(
		<Sonner
			// At the top edge: at the foot it would lie on the bars and on what a thumb has just pressed.
			position="top-center"
			containerAriaLabel={toasts}
			visibleToasts={MAX_TOASTS}
			gap={10}
			offset={{ top: "1rem" }}
			mobileOffset={{ top: "calc(0.5rem + env(safe-area-inset-top))", left: "0.75rem", right: "0.75rem" }}
			icons={{
				success: <Icon name="check" />,
				error: <Icon name="circle-exclamation-point" className="icon text-white" />,
				info: <Icon name="info" />,
			}}
			toastOptions={{ unstyled: true, classNames }}
			className="z-toast!"
		/>,
		place,
	);
}
