import { z } from 'zod';

/** A choice that may still be open (null) on the page, but not when the form is sent. */
export const chosen = <Choice extends z.ZodType>(choice: Choice, message: string) =>
  choice.nullable().transform((value, context) => {
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
