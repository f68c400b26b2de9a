/** A count where there is little room: above 99 it reads `99+` (spec 2, seller layout). */
export function countText(count: number): string {
	return count > 99 ? "99+" : String(count);
}
