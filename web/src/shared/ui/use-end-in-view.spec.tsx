import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useEndInView } from './use-end-in-view.js';

/** Newest first; each reports all that it observes as visible. */
const observers: { isObserving: boolean; notify: () => void }[] = [];

class InView {
  private readonly state = { isObserving: false, notify: () => undefined };
  constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
    observers.unshift(Object.assign(this.state, { notify: () => listener([{ isIntersecting: true }]) }));
  }
  observe(): void {
    this.state.isObserving = true;
  }
  disconnect(): void {
    this.state.isObserving = false;
  }
}

function List({ isWanted, onView }: { isWanted: boolean; onView: () => void }) {
  return <div ref={useEndInView(isWanted, onView)} />;
}

it('observes the end once for each requested page, however often the list renders', () => {
  Object.assign(window, { IntersectionObserver: InView });
  const onView = jest.fn();
  const { rerender } = render(<List isWanted onView={() => undefined} />);
  for (let renders = 0; renders < 5; renders += 1) rerender(<List isWanted onView={onView} />);
  expect(observers).toHaveLength(1);
  observers[0]?.notify();
  expect(onView).toHaveBeenCalledTimes(1);

  rerender(<List isWanted={false} onView={onView} />); // the next page is loading
  expect(observers.filter(({ isObserving }) => isObserving)).toEqual([]);
  rerender(<List isWanted onView={onView} />); // its end is still in view
  observers[0]?.notify();
  expect(onView).toHaveBeenCalledTimes(2);
});
