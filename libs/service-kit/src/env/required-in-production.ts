import type { z } from 'zod';

/** A check of a schema: with NODE_ENV=production, these settings must be given. */
export const requiredInProduction =
  (...settings: string[]) =>
  (env: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx): void => {
    if (env['NODE_ENV'] !== 'production') return;
    for (const setting of settings)
      if (env[setting] === undefined)
        context.addIssue({ code: 'custom', path: [setting], message: 'must be set in production' });
  };
