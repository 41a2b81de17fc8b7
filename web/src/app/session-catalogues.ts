import { signInTexts } from '../features/sign-in/sign-in.tr.js';

/**
 * The texts of the screens before the sign-in, by namespace; the ones behind it bring `catalogues`.
 */
export const sessionCatalogues = { 'sign-in': signInTexts } as const;
