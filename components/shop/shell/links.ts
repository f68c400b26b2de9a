/** The pages that the header's links lead to (spec 2, navbar). What each is called stands in the messages, by its path. */
export const MAIN_LINKS = ["/", "/all-products", "/contact"] as const;

/** The foot's. */
export const FOOTER_LINKS = ["/", "/about", "/faq", "/contact", "/privacy"] as const;
