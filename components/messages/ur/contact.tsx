"use client";

import { carrierOf } from "@/lib/client/messages";
import { contactForm } from "@/lib/messages/ur/contact-form";

/** What the contact page says in the browser. */
export const ContactMessages = carrierOf("ur", { contactForm });
