import { z } from 'zod';

/** Accepts null while the user edits, but not on submit. */
export const requiredChoice = <Choice extends z.ZodType>(choice: Choice, message: string) =>
  choice.nullable().transform((value, context) => {
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
