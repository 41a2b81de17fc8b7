import { z } from 'zod';

/** What the identity provider's SDK needs in the browser (spec 7, identity configuration). */
export const FirebaseConfig = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  storageBucket: z.string().optional(),
  messagingSenderId: z.string().optional(),
  appId: z.string().optional(),
  measurementId: z.string().optional(),
});
export type FirebaseConfig = z.infer<typeof FirebaseConfig>;

/** The reply of GET /api/config: what the web app must know of where it runs. Holds no secret. */
export const PublicConfig = z.object({
  /** Null when the operator configured none: the app then says 'Firebase yapılandırması eksik'. */
  firebase: FirebaseConfig.nullable(),
  /** Origin of the auth emulator, `http://127.0.0.1:9099`; null outside development. */
  authEmulatorUrl: z.string().nullable(),
  /** Key of Google Maps; null selects MapLibre. */
  googleMapsKey: z.string().nullable(),
  /** Address of a vector style for MapLibre; null selects the built-in offline map. */
  mapStyleUrl: z.string().nullable(),
  /**
   * Site key of reCAPTCHA; null selects ALTCHA's proof of work, asked for at
   * /api/bot-check/challenge (design 6).
   */
  recaptchaSiteKey: z.string().nullable(),
  /** E-mail for legal and support questions. */
  contactEmail: z.string(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
