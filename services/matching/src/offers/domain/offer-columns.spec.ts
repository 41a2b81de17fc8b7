import { NO_NODE } from '../../routing/domain/shortest-path-tree.js';
import { NO_ROW, RowsByNode } from './offer-columns.js';

describe('RowsByNode', () => {
  const rowsAt = (rows: RowsByNode, node: number): number[] => {
    const found: number[] = [];
    for (let row = rows.first(node); row !== NO_ROW; row = rows.next(row)) found.push(row);
    return found.sort();
  };

  it('lists the rows at each node after moves and removals', () => {
    const rows = new RowsByNode(3, 4);
    for (const row of [0, 1, 2]) rows.add(row, 1);
    rows.add(3, 2);
    expect([0, 1, 2].map((node) => rowsAt(rows, node))).toEqual([[], [0, 1, 2], [3]]);
    rows.remove(1, 1);
    expect(rowsAt(rows, 1)).toEqual([0, 2]);
    rows.remove(2, 1);
    rows.add(2, 2);
    rows.remove(0, 1);
    expect([0, 1, 2].map((node) => rowsAt(rows, node))).toEqual([[], [], [2, 3]]);
  });

  it('grows, and lists no row without a node', () => {
    const rows = new RowsByNode(1, 1);
    rows.add(0, 0);
    rows.grow(4);
    rows.add(3, 0);
    rows.add(2, NO_NODE);
    rows.remove(2, NO_NODE);
    expect(rowsAt(rows, 0)).toEqual([0, 3]);
  });

  it('returns the greatest access at a node', () => {
    const rows = new RowsByNode(1, 2);
    rows.add(0, 0);
    rows.raiseGreatestAccess(0, 500);
    rows.add(1, 0);
    rows.raiseGreatestAccess(0, 200);
    expect(rows.greatestAccess(0)).toBe(500);
    rows.remove(0, 0);
    rows.remove(1, 0);
    rows.add(1, 0);
    expect(rows.greatestAccess(0)).toBe(0);
  });
});
