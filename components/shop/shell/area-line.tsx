"use client";

import { ChevronDown, MapPin } from "lucide-react";
import { lazy } from "react";
import { useArea } from "@/lib/client/area";
import { SHOP } from "@/lib/domain/shop";
import { useLazyDialog } from "./use-lazy-dialog";

const loadDialog = () => import("./area-dialog");
const AreaDialog = lazy(loadDialog);

/** Where to and how soon, in one line of a page on phones, and the way to change it. One line high whatever it says. */
export function AreaLine() {
	const [area] = useArea();
	const dialog = useLazyDialog();
	return (
		<>
			<button
				type="button"
				aria-haspopup="dialog"
				onClick={dialog.show}
				onPointerEnter={loadDialog}
				onFocus={loadDialog}
				className="area-line flex h-tap w-full items-center gap-1.5 text-left text-sm text-ink-2 lg:hidden"
			>
				<MapPin className="icon text-primary" aria-hidden />
				<span className="truncate">
					{area ? (
						<>
							To <b className="text-ink">{area}</b>, in{" "}
						</>
					) : (
						"Choose area: at your door in "
					)}
					<b className="text-ink">{SHOP.promisedMinutes} min</b>
				</span>
				<ChevronDown className="size-4 flex-none text-ink-3" aria-hidden />
			</button>
			{dialog.mounted && <AreaDialog open={dialog.open} onOpenChange={dialog.setOpen} />}
		</>
	);
}
