import { type Node, nodeIn, nodesIn, textIn, walk } from './syntax.ts';

/** A test that a source declares. */
export interface TestCase {
  /** As it stands in the source, with the places of a table of cases. */
  readonly title: string;
  /** What it runs, and the tables that it is run for. */
  readonly parts: readonly Node[];
  /** The blocks around it, outermost first, whose names it knows. */
  readonly scopes: readonly Node[];
}

/** The tests of a source; those of tables once, with their place-holders. */
export function testCasesOf(program: Node, source: string): TestCase[] {
  const cases: TestCase[] = [];
  walk(program, (node, above) => {
    const [first, ...rest] = nodesIn(node, 'arguments');
    if (node.type !== 'CallExpression' || !isCallOf(node, ['it', 'test'])) return;
    const title = titleOf(first, source);
    if (title === undefined) return;
    cases.push({
      title,
      parts: [...tablesOf(node), ...rest, ...above.flatMap(tableAround)],
      scopes: above.filter(({ type }) => type === 'Program' || type === 'BlockStatement'),
    });
  });
  return cases;
}

/**
 * Whether a call is one of a function of that name, such as `it(…)`, `it.only(…)` or
 * `it.each([…])(…)`.
 */
function isCallOf(call: Node, names: readonly string[]): boolean {
  let callee = nodeIn(call, 'callee');
  while (callee && callee.type !== 'Identifier') {
    if (textIn(nodeIn(callee, 'property'), 'name') === 'describe') return false;
    callee = nodeIn(callee, 'object') ?? nodeIn(callee, 'callee') ?? nodeIn(callee, 'expression');
  }
  return names.includes(textIn(callee, 'name') ?? '');
}

function titleOf(node: Node | undefined, source: string): string | undefined {
  if (node?.type === 'StringLiteral') return textIn(node, 'value');
  if (node?.type !== 'TemplateLiteral') return undefined;
  return source.slice(node.start + 1, node.end - 1).replaceAll(/\\(.)/g, '$1');
}

/** The table of `it.each(table)(…)`. */
const tablesOf = (call: Node): Node[] => nodesIn(nodeIn(call, 'callee'), 'arguments');

/** The table of a loop, or of `describe.each`, in which a test stands. */
function tableAround(node: Node): Node[] {
  if (node.type === 'ForOfStatement') return [nodeIn(node, 'right')].filter((right) => right !== undefined);
  return node.type === 'CallExpression' && isCallOf(node, ['describe']) ? tablesOf(node) : [];
}
