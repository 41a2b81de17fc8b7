import { z } from 'zod';

/** A choice that may be empty (null) while editing, but not on submit. */
export const chosen = <Choice extends z.ZodType>(choice: Choice, message: string) =>
  choice.nullable().transform((value, context) => {
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
