/** Where the sun has been: the stops of the arc, in the drawing's own units. */
const STOPS = [
	{ x: 18, y: 181.3 },
	{ x: 317, y: 95 },
	{ x: 616, y: 58.7 },
] as const;

/** A circle around each stop, in one path. */
function circles(r: number): string {
	return STOPS.map(
		({ x, y }) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
	).join("");
}

/** The morning's arc with the sun on it, over the steps on wide screens. A drawing only. */
export function DawnArc() {
	return (
		<svg
			viewBox="0 0 1160 210"
			fill="none"
			aria-hidden="true"
			className="mt-2 mb-1 hidden h-auto w-full overflow-visible text-mango-400 lg:block rtl:-scale-x-100"
		>
			<path
				d="M-70 222C240 60 760 10 1240 96"
				stroke="currentColor"
				strokeOpacity=".5"
				strokeWidth="2.5"
				strokeDasharray="3 11"
				strokeLinecap="round"
			/>
			<path d={circles(9)} fill="currentColor" />
			<path d={circles(16)} stroke="currentColor" strokeOpacity=".35" strokeWidth="5" />
			<image href="/art/one-sun.webp" x="868" y="11" width="94" height="94" />
		</svg>
	);
}
