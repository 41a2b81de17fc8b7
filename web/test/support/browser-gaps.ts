/**
 * What jsdom has no idea of, since it lays nothing out: nothing is ever resized or scrolled into
 * view.
 */
class Observer {
  observe(): void {
    // Nothing changes.
  }
  unobserve(): void {
    // Nothing was observed.
  }
  disconnect(): void {
    // Nothing was observed.
  }
  takeRecords(): never[] {
    return [];
  }
}

/** A connection that never opens: the app goes on by its calls. */
class ClosedSocket {
  send(): void {
    // Nobody reads it.
  }
  close(): void {
    // It was never open.
  }
}

Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer, WebSocket: ClosedSocket });
Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
});
window.scrollTo = () => undefined;
