import { jest } from '@jest/globals';

// As the browser tests have it: what passes only so is shown with its error, and counted apart.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
