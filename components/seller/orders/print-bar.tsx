import { ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Printer } from "@/components/ui/icons";
import { formatAmount } from "@/lib/domain/money";
import { PRINT_DOCUMENTS, printHref } from "@/lib/domain/print";

type PrintBarProps = {
	/** How many orders the page shows. */
	shown: number;
	/** The ids of those that are chosen, newest first. */
	chosen: string[];
	onChooseAll: (all: boolean) => void;
};

/** Above the orders: choose all of the page, and print those that are chosen. */
export function PrintBar({ shown, chosen, onChooseAll }: PrintBarProps) {
	return (
		<div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-t-lg bg-bg-sunk px-3 py-1 max-lg:rounded-b-lg">
			<Checkbox
				checked={chosen.length === shown}
				onChange={(event) => onChooseAll(event.target.checked)}
				className="font-strong text-ink-2"
			>
				{chosen.length === 0 ? `Choose all ${formatAmount(shown)}` : `${formatAmount(chosen.length)} chosen`}
			</Checkbox>
			{chosen.length > 0 &&
				PRINT_DOCUMENTS.map(({ value, plural }) => (
					<ButtonLink
						key={value}
						href={printHref({ order: chosen, as: value })}
						variant="quiet"
						size="sm"
						icon={<Printer className="icon" />}
					>
						{plural}
					</ButtonLink>
				))}
		</div>
	);
}
