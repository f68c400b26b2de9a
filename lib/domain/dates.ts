const TIME_ZONE = "Asia/Karachi";

const shortDate = new Intl.DateTimeFormat("en-US", {
	month: "short",
	day: "numeric",
	year: "numeric",
	timeZone: TIME_ZONE,
});
const shortDateThisYear = new Intl.DateTimeFormat("en-US", {
	month: "short",
	day: "numeric",
	timeZone: TIME_ZONE,
});
const clockTime = new Intl.DateTimeFormat("en-US", {
	hour: "numeric",
	minute: "2-digit",
	timeZone: TIME_ZONE,
});
const year = new Intl.DateTimeFormat("en-US", { year: "numeric", timeZone: TIME_ZONE });

const HOUR = 3_600_000;

/** `Nov 21, 2026`, as it is in Jhang (spec 9). */
export function formatDate(iso: string): string {
	return shortDate.format(new Date(iso));
}

/** `6:40 PM`, as it is in Jhang. */
export function formatTime(iso: string): string {
	return clockTime.format(new Date(iso));
}

/** Age of a notification: `Just now`, `N hours ago`, else a short date, with the year only when it is another one (spec 9). */
export function ageText(iso: string, now: Date): string {
	const then = new Date(iso);
	const hours = Math.floor((now.getTime() - then.getTime()) / HOUR);
	if (hours < 1) return "Just now";
	if (hours < 24) return `${hours} ${hours === 1 ? "hour" : "hours"} ago`;
	return (year.format(then) === year.format(now) ? shortDateThisYear : shortDate).format(then);
}
