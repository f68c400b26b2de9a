/** The least that the framework can serve: every page of the shop is measured against it. */
export default function EmptyPage() {
	return <p>Nothing here.</p>;
}
