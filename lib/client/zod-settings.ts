import { config } from "zod";

// Pages let nothing be made from text (docs/security.md): zod would try, and the browser reports that. For whatever fetches rules.
config({ jitless: true });
