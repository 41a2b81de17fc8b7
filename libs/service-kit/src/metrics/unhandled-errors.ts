/** How many exceptions and rejections of this process nothing handled. */
export const unhandledErrors = { uncaughtException: 0, unhandledRejection: 0 };
