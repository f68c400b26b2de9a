import { useMessages } from "#messages";

/** The first thing the keyboard reaches: past the header. */
export function SkipLink() {
	const { skip } = useMessages("ui");
	return (
		<a
			href="#main"
			className="absolute -top-16 inset-s-4 z-skip rounded-md bg-surface px-5 py-3 font-bold focus:top-3 focus:shadow-md"
		>
			{skip}
		</a>
	);
}
