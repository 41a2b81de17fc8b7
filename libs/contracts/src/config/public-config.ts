import { z } from 'zod';

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

/** Contains no secret. */
export const PublicConfig = z.object({
  /** Null if the operator configured none. */
  firebase: FirebaseConfig.nullable(),
  /** Origin of the auth emulator, `http://127.0.0.1:9099`; null outside development. */
  authEmulatorUrl: z.string().nullable(),
  /** Key of Google Maps; null selects MapLibre. */
  googleMapsKey: z.string().nullable(),
  /**
   * Style of MapLibre, or a PMTiles file of Protomaps; null selects OpenFreeMap. The fallback is
   * the built-in map.
   */
  mapStyleUrl: z.string().nullable(),
  /** Site key of reCAPTCHA; null selects ALTCHA's proof of work. */
  recaptchaSiteKey: z.string().nullable(),
  contactEmail: z.string(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
