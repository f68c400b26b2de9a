/** What somebody types who wants it to become part of a page or a mail. */
export const MARKUP = `<img src=x onerror=alert(1)></p><script>alert(2)</script>"'`;
