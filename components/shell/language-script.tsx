import { LANGUAGE_SCRIPT } from "@/lib/early/early-scripts.mjs";

/** On home in English: who reads Urdu and has typed the shop's bare address is led to it in Urdu. */
export function LanguageScript() {
	return <script>{LANGUAGE_SCRIPT}</script>;
}
