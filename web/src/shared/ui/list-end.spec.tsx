import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { ListEnd } from './list-end.js';

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

function End({ isFetching = false, onLoad }: { isFetching?: boolean; onLoad: () => void }) {
  const query = {
    hasNextPage: true,
    isFetching,
    isFetchingNextPage: isFetching,
    isError: false,
    fetchNextPage: onLoad,
    refetch: () => undefined,
  };
  return <ListEnd query={query} failed="Alınamadı" more="Daha fazla" loading="Yükleniyor" />;
}

it('observes the end once for each requested page, however often the list renders', () => {
  Object.assign(window, { IntersectionObserver: InView });
  const onLoad = jest.fn();
  const { rerender } = render(<End onLoad={() => undefined} />);
  for (let renders = 0; renders < 5; renders += 1) rerender(<End onLoad={onLoad} />);
  expect(observers).toHaveLength(1);
  observers[0]?.notify();
  expect(onLoad).toHaveBeenCalledTimes(1);

  rerender(<End isFetching onLoad={onLoad} />); // The next page is loading
  expect(observers.filter(({ isObserving }) => isObserving)).toEqual([]);
  rerender(<End onLoad={onLoad} />); // Its end is still in view
  observers[0]?.notify();
  expect(onLoad).toHaveBeenCalledTimes(2);
});
