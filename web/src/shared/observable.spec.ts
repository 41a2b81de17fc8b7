import { mediaQuery } from './observable.js';

/**
 * Behaves like Chromium: if the list is read between a change and its event, the event is not
 * fired.
 */
class ForgetfulList extends EventTarget {
  private value: boolean;
  private reported: boolean;

  constructor(value: boolean) {
    super();
    this.value = value;
    this.reported = value;
  }

  get matches(): boolean {
    this.reported = this.value;
    return this.value;
  }

  change(value: boolean): void {
    this.value = value;
  }

  /** Fires the event, like a browser before it renders a frame. */
  report(): void {
    if (this.reported === this.value) return;
    this.reported = this.value;
    this.dispatchEvent(Object.assign(new Event('change'), { matches: this.value }));
  }
}

describe('mediaQuery', () => {
  const given = (value: boolean) => {
    const list = new ForgetfulList(value);
    Object.assign(globalThis, { window: { matchMedia: () => list } });
    return { list, query: mediaQuery('(prefers-color-scheme: dark)') };
  };
  afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

  it('notifies of a change even if it was read between the change and its event', () => {
    const { list, query } = given(true);
    expect(query.get()).toBe(true);
    const values: boolean[] = [];
    query.subscribe(() => values.push(query.get()));
    list.change(false);
    query.get();
    list.report();
    expect(values).toEqual([false]);
    expect(query.get()).toBe(false);
  });

  it('does not notify after unsubscribing', () => {
    const { list, query } = given(false);
    const values: boolean[] = [];
    const unsubscribe = query.subscribe(() => values.push(query.get()));
    unsubscribe();
    list.change(true);
    list.report();
    expect(values).toEqual([]);
    expect(query.get()).toBe(true);
  });
});
