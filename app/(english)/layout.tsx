import "../styles/faces-english.css";

/** Around pages that there are in English alone, none of which stands in the shop's frame. */
export { default, generateMetadata, viewport } from "../[lang]/layout";
