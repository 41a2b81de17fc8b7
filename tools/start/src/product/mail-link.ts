export interface EmulatedMail {
  to: string;
  link: string;
}

const MAIL = /To .*?\b(?:address|for|as) (\S+@[^\s,]+?),? follow this link: (https?:\/\/\S+)/;

export function findMail(line: string): EmulatedMail | undefined {
  const [, to, link] = MAIL.exec(line) ?? [];
  return to !== undefined && link !== undefined ? { to, link } : undefined;
}
