import { HINT_COOKIE } from "@/lib/domain/user";

const script = `if(document.cookie.includes("${HINT_COOKIE}="))document.documentElement.dataset.known=""`;

/** Marks the page of someone who is signed in before it is painted, so that cached HTML does not flash Login at them. */
export function HintScript() {
	return <script>{script}</script>;
}
