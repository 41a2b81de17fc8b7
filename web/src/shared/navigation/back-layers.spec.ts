import { BackLayers } from './back-layers.js';

/** A browser's history in memory: what each entry holds, and which one is shown. */
function aBrowser() {
  const entries = [0];
  let shown = 0;
  const tasks: (() => void)[] = [];
  const pop = (steps: number) => {
    shown = Math.min(entries.length - 1, Math.max(0, shown + steps));
    layers.onPop();
  };
  const go = (steps: number) => {
    pop(steps);
    settle();
  };
  const layers = new BackLayers(
    {
      depth: () => entries[shown] ?? 0,
      push: (depth) => {
        entries.splice(shown + 1, Infinity, depth);
        shown += 1;
      },
      back: (steps) => tasks.push(() => pop(-steps)),
    },
    (task) => tasks.push(task),
  );
  const settle = () => {
    while (tasks.length > 0) tasks.shift()?.();
  };
  return {
    layers,
    settle,
    /** Runs the next task alone. */
    step: () => tasks.shift()?.(),
    back: () => go(-1),
    forward: () => go(1),
    depth: () => entries[shown],
    count: () => entries.length,
  };
}

/** Opens a layer by that name, which notes its closing in `closed`. */
function open({ layers, settle }: ReturnType<typeof aBrowser>, name: string, closed: string[]) {
  const remove = layers.add({
    close: () => {
      closed.push(name);
      remove();
    },
  });
  settle();
  return () => {
    remove();
    settle();
  };
}

it('closes what was opened last, one layer with each Back', () => {
  const browser = aBrowser();
  const closed: string[] = [];
  open(browser, 'info window', closed);
  open(browser, 'sheet', closed);
  expect(browser.depth()).toBe(2);
  browser.back();
  expect(closed).toEqual(['sheet']);
  browser.back();
  expect(closed).toEqual(['sheet', 'info window']);
  expect(browser.depth()).toBe(0);
});

it('gives a layer its entry before anything else happens', () => {
  const browser = aBrowser();
  const closed: string[] = [];
  open(browser, 'info window', closed);
  const remove = browser.layers.add({
    close: () => {
      closed.push('sheet');
      remove();
    },
  });
  browser.back();
  expect(closed).toEqual(['sheet']);
  expect(browser.depth()).toBe(1);
});

it('gives a layer its entry as soon as that of one just closed is gone', () => {
  const browser = aBrowser();
  const closed: string[] = [];
  const remove = browser.layers.add({ close: () => closed.push('list') });
  browser.settle();
  remove();
  browser.step(); // asks the browser for the entry of the page itself
  browser.layers.add({ close: () => closed.push('info window') });
  browser.step(); // the browser shows it
  expect([browser.depth(), browser.count()]).toEqual([1, 2]);
  browser.back();
  expect(closed).toEqual(['info window']);
});

it('takes its entry along when a layer is closed otherwise', () => {
  const browser = aBrowser();
  const closed: string[] = [];
  open(browser, 'sheet', closed)();
  expect(browser.depth()).toBe(0);
  expect(closed).toEqual([]);
});

it('hands its entry on to the layer that it gives way to', () => {
  const browser = aBrowser();
  const closed: string[] = [];
  const close = browser.layers.add({ close: () => undefined });
  browser.settle();
  close();
  open(browser, 'list', closed);
  expect([browser.depth(), browser.count()]).toEqual([1, 2]);
  browser.back();
  expect(closed).toEqual(['list']);
});

it('opens nothing again on Forward, and stays where it was', () => {
  const browser = aBrowser();
  const closed: string[] = [];
  open(browser, 'sheet', closed);
  browser.back();
  browser.forward();
  expect(browser.depth()).toBe(0);
  open(browser, 'another', closed);
  expect(browser.depth()).toBe(1);
  browser.back();
  expect(closed).toEqual(['sheet', 'another']);
});

it('keeps a layer that stays open on Back, and asks again with the next one', () => {
  const browser = aBrowser();
  let asked = 0;
  browser.layers.add({ close: () => void (asked += 1) });
  browser.settle();
  browser.back();
  browser.back();
  expect(asked).toBe(2);
  expect(browser.depth()).toBe(1);
});
