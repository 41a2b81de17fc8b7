import { fitPadding, uncoveredSize, uncoveredCentre, isUncovered } from './uncovered-area.js';

/** An element at a place of the page; a map unless it covers one. */
function place([left, top, right, bottom]: [number, number, number, number], covers = true): HTMLElement {
  const element = document.createElement('div');
  if (covers) element.dataset['coversMap'] = '';
  const [width, height] = [right - left, bottom - top];
  Object.defineProperties(element, { clientWidth: { value: width }, clientHeight: { value: height } });
  element.getBoundingClientRect = () => DOMRect.fromRect({ x: left, y: top, width, height });
  document.body.append(element);
  return element;
}

Object.assign(globalThis, {
  DOMRect: {
    fromRect: ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
      ...{ left: x, top: y, width, height, right: x + width, bottom: y + height },
    }),
  },
});

afterEach(() => document.body.replaceChildren());

const phone = () => place([0, 0, 360, 740], false);
const wide = () => place([360, 56, 1_280, 800], false);

it('leaves a margin on a map that nothing covers', () => {
  expect(fitPadding(phone())).toEqual({ top: 40, right: 40, bottom: 40, left: 40 });
});

it('measures the bar with the chip and the sheet of a phone', () => {
  const map = phone();
  place([0, 0, 360, 116]);
  place([0, 540, 360, 740]);
  expect(fitPadding(map)).toEqual({ top: 156, right: 40, bottom: 240, left: 40 });
});

it('takes a card beside the panel from the left, and the bar in the corner from below', () => {
  const map = wide();
  place([0, 0, 1_280, 56]); // Above the map
  place([384, 88, 744, 500]);
  place([384, 690, 784, 776]);
  expect(fitPadding(map)).toEqual({ top: 40, right: 40, bottom: 150, left: 424 });
});

it('ignores what is hidden while a place is picked', () => {
  const map = phone();
  place([0, 540, 360, 740]).style.visibility = 'hidden';
  expect(uncoveredCentre(map)).toEqual({ x: 180, y: 370 });
});

it('shrinks the margin in the little that a card leaves free', () => {
  const map = phone();
  place([0, 0, 360, 56]);
  place([0, 170, 360, 740]);
  expect(fitPadding(map)).toMatchObject({ top: 64, bottom: 578 });
});

it('centres a place between the bars of a phone and beside a card, but not above a bar in the corner', () => {
  const small = phone();
  place([0, 0, 360, 116]);
  place([0, 540, 360, 740]);
  expect(uncoveredCentre(small)).toEqual({ x: 180, y: 328 });
  document.body.replaceChildren();
  const map = wide();
  place([384, 690, 784, 776]);
  expect(uncoveredCentre(map)).toEqual({ x: 460, y: 372 });
  place([384, 88, 744, 500]);
  expect(uncoveredCentre(map)).toEqual({ x: 652, y: 372 });
});

it('centres a place beside a small card that would cover it', () => {
  const map = place([360, 56, 1_160, 800], false);
  place([384, 88, 744, 430]);
  const middle = uncoveredCentre(map);
  expect(middle).toEqual({ x: 592, y: 372 });
  expect(isUncovered(middle, map)).toBe(true);
});

it('never turns the free part inside out', () => {
  const map = phone();
  place([0, 10, 360, 740]);
  place([0, 0, 360, 56]);
  expect(uncoveredSize(map).height).toBeGreaterThan(0);
});

it('a point under the card is out of sight', () => {
  const map = phone();
  place([0, 300, 360, 740]);
  expect(isUncovered({ x: 180, y: 150 }, map)).toBe(true);
  expect(isUncovered({ x: 180, y: 400 }, map)).toBe(false);
  expect(isUncovered({ x: 180, y: 290 }, map)).toBe(false); // Half of the marker
  expect(isUncovered({ x: 4, y: 150 }, map)).toBe(false);
});

it('a point beside a card in the corner is in sight', () => {
  const map = wide();
  place([384, 690, 784, 776]);
  expect(isUncovered({ x: 600, y: 680 }, map)).toBe(true);
  expect(isUncovered({ x: 200, y: 680 }, map)).toBe(false);
});
