/** A section of the privacy policy; `id` is its address on the page. */
export type PrivacySection = { id: string; title: string; paragraphs: readonly string[] };
