import { Notice } from "@/components/ui/notice";
import { formatDay, formatTime } from "@/lib/text/dates";

/** Says plainly that the shop's clock has been set to another time, to try things with. */
export function ClockNotice({ offsetMinutes, now }: { offsetMinutes: number; now: Date }) {
	if (offsetMinutes === 0) return null;
	const way = offsetMinutes > 0 ? "ahead" : "behind";
	return (
		<Notice tone="warning" title="The shop's clock is set.">
			It is {formatDay(now)}, {formatTime(now.toISOString())} for the shop, {Math.abs(offsetMinutes)} minutes{" "}
			{way}.
		</Notice>
	);
}
