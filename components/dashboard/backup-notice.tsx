import { Notice } from "@/components/ui/notice";
import type { BackupHealth } from "@/lib/backups/rules";
import { formatDate, formatTime } from "@/lib/text/dates";

/** Says that a night went by without a backup, and why; nothing while there is nothing to say. */
export function BackupNotice({ health }: { health: BackupHealth | null }) {
	if (!health?.isMissed) return null;
	const { at, error } = health;
	const iso = at?.toISOString();
	return (
		<Notice tone="danger" title="The shop's data is not backed up.">
			{iso ? `The last backup is of ${formatDate(iso)}, ${formatTime(iso)}.` : "There is no backup yet."}{" "}
			{error && <span className="break-words">The last try said: “{error}”. </span>}
			<code>npm run doctor</code> says what to do.
		</Notice>
	);
}
