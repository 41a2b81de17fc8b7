import { mediaQuery } from './observable.js';

/** A browser's list that forgets to tell a change once it was read after it, as Chromium's does. */
class ForgetfulList extends EventTarget {
  private value: boolean;
  private told: boolean;

  constructor(value: boolean) {
    super();
    this.value = value;
    this.told = value;
  }

  get matches(): boolean {
    this.told = this.value;
    return this.value;
  }

  change(value: boolean): void {
    this.value = value;
  }

  /** What the browser does before it draws a frame. */
  tell(): void {
    if (this.told === this.value) return;
    this.told = this.value;
    this.dispatchEvent(Object.assign(new Event('change'), { matches: this.value }));
  }
}

describe('a query that is followed', () => {
  const given = (value: boolean) => {
    const list = new ForgetfulList(value);
    Object.assign(globalThis, { window: { matchMedia: () => list } });
    return { list, query: mediaQuery('(prefers-color-scheme: dark)') };
  };
  afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

  it('holds what the browser says at first', () => {
    expect(given(true).query.get()).toBe(true);
    expect(given(false).query.get()).toBe(false);
  });

  it('tells a change although it was asked between the change and its event', () => {
    const { list, query } = given(true);
    const heard: boolean[] = [];
    query.subscribe(() => heard.push(query.get()));
    list.change(false);
    query.get();
    list.tell();
    expect(heard).toEqual([false]);
    expect(query.get()).toBe(false);
  });

  it('tells nobody who has left', () => {
    const { list, query } = given(false);
    const heard: boolean[] = [];
    const leave = query.subscribe(() => heard.push(query.get()));
    leave();
    list.change(true);
    list.tell();
    expect(heard).toEqual([]);
    expect(query.get()).toBe(true);
  });
});
