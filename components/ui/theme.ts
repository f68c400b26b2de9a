/** Where the browser keeps the chosen theme: "dark" or "light"; nothing means the system decides. */
export const THEME_KEY = "sabz-theme";
