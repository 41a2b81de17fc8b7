const PHRASES = [
  [/\banew\b/i, 'again'],
  [/\b(?:no|any) more(?=[.,;:)'"`])/i, 'no longer'],
  [/\b(?:\w+ed|ends?|again|starts?|stops?|opens?|and|but|or) at once\b/i, 'immediately'],
  [/\bat once (?:when|while|after|if|instead|where|since)\b/i, 'immediately'],
  [/\bthe other way (?:a?round|about)\b/i, 'in the opposite direction; or: vice versa'],
  [/\bwhere there (?:is|are|was|were) (?:no|none|nothing)\b/i, 'if … is missing'],
  [/\b(?:whoever|who asks)\b/i, 'the caller, the user, anyone who'],
  [/\b(?:nobody|somebody|everybody)\b/i, 'the user, caller, client, viewer …'],
  [/\bstands? for\b/i, 'is, represents'],
  [/\b(?:is|are|was|were) of (?:an?|another|one|its|their|this|that)\b/i, 'belongs to, is stored in'],
  [/\b(?:is|are|was|were|be|been|being) told\b/i, 'is notified, receives'],
  [/\b(?:is|are|was|were) away\b/i, 'is unavailable'],
  [/\bhurried\b/i, 'throttled'],
  [/\bwished\b/i, 'requested, searched'],
  [/\b(?:API|HTTP) answers?\b|\banswer(?:s|ed)? (?:with|without|by) /i, 'response; responds, replies'],
  [/\bcop(?:y|ies) of (?:\w+ ){0,2}(?:service|gateway)s?\b(?!')/i, 'instance, replica'],
  [/(?<!API )\b(?:spec|design) \d+\b/, 'the rule itself'],
];

/** Files that are checked as a whole. */
const TEXT_FILE = /\.(?:md|ya?ml)$/;
const QUOTATION = /`[^`]*`|"[^"]*"/g;
const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/)\s.*|\s\/\/\s.*/;
const STRING = /(['"`])(?:\\.|(?!\1)[^\\])*\1/g;

/** The phrases in the comments and strings of a line, each with its replacement. */
export function findPhrases(file, line) {
  return textsIn(file, line).flatMap((text) =>
    PHRASES.flatMap(([phrase, plain]) => {
      const found = phrase.exec(text);
      return found ? [{ phrase: found[0], plain }] : [];
    }),
  );
}

/** Comments and strings; a string of one word is data or a key. */
function textsIn(file, line) {
  if (TEXT_FILE.test(file)) return [line.replaceAll(QUOTATION, '')];
  const comment = COMMENT.exec(line)?.[0];
  if (comment) return [comment.replaceAll(QUOTATION, '')];
  return [...line.matchAll(STRING)].map(([string]) => string).filter((string) => string.includes(' '));
}

/** Lines that the output of `git diff -U0` adds, without lines that it only moves. */
export function addedLines(diff) {
  const added = [];
  const removed = new Set();
  let file = '';
  let number = 0;
  for (const line of diff.split('\n')) {
    const start = /^@@ -\S+ \+(\d+)/.exec(line);
    if (start) number = Number(start[1]);
    else if (line.startsWith('+++ ')) file = line.slice('+++ b/'.length);
    else if (line.startsWith('-')) removed.add(line.slice(1).trim());
    else if (line.startsWith('+')) added.push({ file, number: number++, text: line.slice(1) });
  }
  return added.filter(({ text }) => !removed.has(text.trim()));
}
