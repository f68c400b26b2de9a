/** The stall's awning: green over the hero, tomato over the deals, small in the login. Nowhere else. */
export function Awning({ tone = "leaf", size = "md" }: { tone?: "leaf" | "tomato"; size?: "sm" | "md" }) {
	return <div className="awning" data-tone={tone} data-size={size} aria-hidden />;
}
