import "../styles/faces-english.css";

/** Brings the faces of pages in English: those of their few words in Urdu. */
export default function EnglishFaces(): null {
	return null;
}
