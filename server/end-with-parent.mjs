// Loaded before anything else in Next's build and its workers: the build may end before them, and whatever still listens
// in one, such as a message port, would keep it for good, with 300 MB (github.com/vercel/next.js/issues/42644).
process.once("disconnect", () => process.exit());
