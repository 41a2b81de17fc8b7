import { greetingTexts } from '../features/greeting/greeting.tr.js';

/** The texts of the greeting, by namespace. */
export const greetingCatalogues = { greeting: greetingTexts } as const;
