import { useHref } from "@/components/ui/use-href";
import { BROWSE_PATH } from "@/lib/domain/browse";
import { AreaButton } from "./area-button";
import { SearchField } from "./search-field";

/** The pill in the header: where to deliver, and what to look for. */
export function SearchBox() {
	const to = useHref();
	return (
		<search className="head-search relative col-span-full row-start-2 grid min-h-12 min-w-0 grid-cols-[auto_1fr] items-center rounded-full bg-surface inset-ring-1 inset-ring-line-strong has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus wide:col-span-1 wide:col-start-3 wide:row-start-1">
			<form action={to(BROWSE_PATH)} className="contents">
				<AreaButton />
				<SearchField />
			</form>
		</search>
	);
}
