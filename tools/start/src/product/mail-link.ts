/** A mail that the auth emulator would have sent. */
export interface EmulatedMail {
  to: string;
  link: string;
}

const MAIL = /To .*?\b(?:address|for|as) (\S+@[^\s,]+?),? follow this link: (https?:\/\/\S+)/;

/** The mail that a line of the emulator's output tells of, if any. */
export function findMail(line: string): EmulatedMail | undefined {
  const [, to, link] = MAIL.exec(line) ?? [];
  return to !== undefined && link !== undefined ? { to, link } : undefined;
}
