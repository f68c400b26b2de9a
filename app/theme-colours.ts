/** The page's ground in both themes, written out for where the browser draws around the page. As in styles/tokens.css. */
export const PAPER = "#fbf7ee";
export const NIGHT = "#0f1710";
