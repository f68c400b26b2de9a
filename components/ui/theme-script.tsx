import { THEME_KEY } from "./theme";

const script = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch{}`;

/** Puts the theme that was chosen earlier in place before anything is painted. */
export function ThemeScript() {
	return <script>{script}</script>;
}
