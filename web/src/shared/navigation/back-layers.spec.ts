import { BackLayers } from './back-layers.js';

function aBrowser(entries = [0]) {
  const closed: string[] = [];
  let shown = entries.length - 1;
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
    /** Names of the closed layers, in order. */
    closed,
    /** Runs only the next task. */
    step: () => tasks.shift()?.(),
    back: () => go(-1),
    forward: () => go(1),
    depth: () => entries[shown],
    place: () => shown,
    count: () => entries.length,
  };
}

type Browser = ReturnType<typeof aBrowser>;

/** Returns the function that removes the layer. */
function add({ layers, closed }: Browser, name: string): () => void {
  const remove = layers.add({
    close: () => {
      closed.push(name);
      remove();
    },
  });
  return remove;
}

function open(browser: Browser, name: string): () => void {
  const remove = add(browser, name);
  browser.settle();
  return remove;
}

it('closes the layer opened last with each Back', () => {
  const browser = aBrowser();
  open(browser, 'info window');
  open(browser, 'sheet');
  expect(browser.depth()).toBe(2);
  browser.back();
  expect(browser.closed).toEqual(['sheet']);
  browser.back();
  expect(browser.closed).toEqual(['sheet', 'info window']);
  expect(browser.depth()).toBe(0);
});

it('adds the entry of a layer synchronously', () => {
  const browser = aBrowser();
  open(browser, 'info window');
  add(browser, 'sheet');
  browser.back();
  expect(browser.closed).toEqual(['sheet']);
  expect(browser.depth()).toBe(1);
});

it('adds the entry of a layer as soon as that of a closed one is removed', () => {
  const browser = aBrowser();
  open(browser, 'list')();
  browser.step(); // Requests the entry of the page itself
  add(browser, 'info window');
  browser.step(); // The browser shows it
  expect([browser.depth(), browser.count()]).toEqual([1, 2]);
  browser.back();
  expect(browser.closed).toEqual(['info window']);
});

it('removes the entry of a layer that is closed without Back', () => {
  const browser = aBrowser();
  open(browser, 'sheet')();
  browser.settle();
  expect(browser.depth()).toBe(0);
  expect(browser.closed).toEqual([]);
});

it('passes the entry of a layer on to the one that replaces it', () => {
  const browser = aBrowser();
  open(browser, 'sheet')();
  open(browser, 'list');
  expect([browser.depth(), browser.count()]).toEqual([1, 2]);
  browser.back();
  expect(browser.closed).toEqual(['list']);
});

it('opens nothing on Forward', () => {
  const browser = aBrowser();
  open(browser, 'sheet');
  browser.back();
  browser.forward();
  expect(browser.depth()).toBe(0);
  open(browser, 'another');
  expect(browser.depth()).toBe(1);
  browser.back();
  expect(browser.closed).toEqual(['sheet', 'another']);
});

it('keeps a layer that refuses to close, and tries again with the next Back', () => {
  const browser = aBrowser();
  let closes = 0;
  browser.layers.add({ close: () => void (closes += 1) });
  browser.settle();
  browser.back();
  browser.back();
  expect(closes).toBe(2);
  expect(browser.depth()).toBe(1);
});

it('leaves the page and the entries of its removed layers', () => {
  const browser = aBrowser([0, 0]);
  const closeForm = open(browser, 'form');
  const closeQuestion = open(browser, 'question');
  closeQuestion();
  closeForm();
  browser.layers.leavePage();
  browser.settle();
  expect([browser.place(), browser.depth()]).toEqual([0, 0]);
  open(browser, 'sheet');
  browser.back();
  expect(browser.closed).toEqual(['sheet']);
});
