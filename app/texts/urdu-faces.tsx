import "../styles/faces-urdu.css";

/** Brings the faces of pages in Urdu. Not with their other styles: a sheet of faces holds nothing else (faces.css). */
export default function UrduFaces(): null {
	return null;
}
