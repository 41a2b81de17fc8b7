import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { configure, getConfig } from '@testing-library/react';
import '../../src/shared/i18n/shared.tr.js';
import './responses.js';
import './device.js';

/** jsdom has no layout. */
class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Never opens, so that the app polls. */
class ClosedSocket {
  send(): void {}
  close(): void {}
}

Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer, WebSocket: ClosedSocket });
Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
});
window.scrollTo = () => undefined;

// Testing Library looks for `jest` here, to advance fake timers.
Object.assign(globalThis, { jest });

/** Whether this is an attempt of a wait, which may be repeated. */
const isRetriedWait = (): boolean => {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
};

configure(({ getElementError }) => ({
  asyncUtilTimeout: 5_000,
  // Printing the page at each attempt of a wait takes a tenth of the test time, so the page is
  // printed only when the message is read.
  getElementError: (message, container) =>
    isRetriedWait()
      ? unprinted(() => getElementError(message, container))
      : getElementError(message, container),
}));

/** Builds its message when it is read. */
function unprinted(print: () => Error): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  return Object.defineProperty(error, 'message', { get: () => print().message, configurable: true });
}
