import { jest } from '@jest/globals';
import { format } from 'node:util';

const lines: string[] = [];

// The app tells its log of each failure that a test brings about; that is read here and need not
// be printed.
for (const level of ['info', 'warn', 'error'] as const)
  jest.spyOn(console, level).mockImplementation((...words) => void lines.push(format(...words)));

/** What the app has logged so far in this file of tests, a line each. */
export const logged = (): string => lines.join('\n');
