/** A turning ring, as large as an icon. Say in words beside it what is under way. */
export function Spinner() {
	return (
		<span
			aria-hidden
			className="size-5 flex-none animate-spin rounded-full border-[2.5px] border-current border-e-transparent"
		/>
	);
}
