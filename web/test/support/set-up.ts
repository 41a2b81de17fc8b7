import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { configure, getConfig } from '@testing-library/react';
import '../../src/shared/i18n/shared.tr.js';
import './answers.js';
import './browser-gaps.js';
import './console-lines.js';
import './device.js';

// Testing Library looks for it there, to move the clock that a test holds.
Object.assign(globalThis, { jest });

/** Whether a wait looks just now, and looks again. */
const isLookedForAgain = (): boolean => {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
};

configure(({ getElementError }) => ({
  asyncUtilTimeout: 5_000,
  // Printing the page at each look of a wait took a tenth of the time of the tests; it is printed
  // when somebody reads why the last look failed.
  getElementError: (message, container) =>
    isLookedForAgain()
      ? unprinted(() => getElementError(message, container))
      : getElementError(message, container),
}));

/** A failure whose text is put together once it is read. */
function unprinted(print: () => Error): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  return Object.defineProperty(error, 'message', { get: () => print().message, configurable: true });
}
