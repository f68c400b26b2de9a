import "../styles/urdu.css";

/** Brings what pages in Urdu are set in. */
export default function UrduStyles(): null {
	return null;
}
