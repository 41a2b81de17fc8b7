import { cleanLine, optionalText, requiredLine, requiredText } from './text.js';

const MAX = 100;
const line = (text: string) => requiredLine(MAX).safeParse(text);
const faultOf = (text: string) => line(text).error?.issues[0]?.message;

/** Each of them shows nothing. */
const INVISIBLE = [
  ...['\u200b', '\u200c\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u115f', '\u3164', '\uffa0'],
  ...['\u2800', '\ufe0f', '\u{e0041}', '\u200e\u200f', '\u00a0 \u3000', '\u0301'],
];

/** None of them may stand in a text. */
const CONTROLS = [
  ...[0x00, 0x07, 0x08, 0x0e, 0x1b, 0x1f, 0x7f, 0x80, 0x9f],
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
].map((code) => String.fromCodePoint(code));

describe('a text', () => {
  it.each(INVISIBLE)(
    'that shows nothing is refused where one is required, and missing elsewhere: %j',
    (text) => {
      expect(line(text).success).toBe(false);
      expect(requiredText(MAX).safeParse(` ${text}\n${text}`).success).toBe(false);
      expect(optionalText(MAX).parse(`${text}${text}`)).toBeNull();
    },
  );

  it.each(CONTROLS)(
    'with the control or direction character %j is refused, wherever it stands',
    (character) => {
      for (const text of [`${character}Ali`, `Al${character}i`, `Ali${character}x`]) {
        expect(faultOf(text)).toBe(
          'Görünmeyen kontrol ya da yön işaretleri içeriyor. Onları silip elle yazarak tekrar dene.',
        );
        expect(optionalText(MAX).safeParse(text).success).toBe(false);
      }
    },
  );

  it('says in Turkish that nothing can be seen, or that characters are broken', () => {
    expect(faultOf('\u200b')).toBe('Görünen en az bir karakter yazmalısın.');
    expect(faultOf('Ali \ud83d')).toBe('Bozuk karakterler içeriyor. Onları silip tekrar dene.');
  });

  it('says what its form says in place of the general texts', () => {
    const named = requiredLine(3, { empty: 'Adını yaz', tooLong: 'Kısalt' });
    const said = (text: string) => named.safeParse(text).error?.issues[0]?.message;
    expect([said(''), said('\u200b'), said('Alii')]).toEqual(['Adını yaz', 'Adını yaz', 'Kısalt']);
  });

  it('comes out in one form for what looks the same', () => {
    expect(line('  Gu\u0308ls\u0327en  ').data).toBe('Gülşen');
    expect(line('A\u030angstro\u0308m').data).toBe('Ångström');
  });

  it.each([
    ...[
      'Ayşe Yılmaz',
      'İıŞşĞğÇçÖö',
      '👩🏽‍🚀 kaptan',
      'عائشة',
      '\u200fعائشة\u200e Ayşe',
      'می‌خواهم',
      '<b>&"',
      '.',
    ],
  ])('that people write stays as it is: %j', (text) => {
    expect(line(text).data).toBe(text);
  });

  it('of several lines keeps them, with one kind of line break; a single line makes spaces of them', () => {
    const written = 'bir\r\niki\rüç\u2028dört\n\n\tbeş';
    expect(requiredText(MAX).parse(written)).toBe('bir\niki\nüç\ndört\n\n\tbeş');
    expect(optionalText(MAX).parse(written)).toBe('bir\niki\nüç\ndört\n\n\tbeş');
    expect(requiredLine(MAX).parse(written)).toBe('bir iki üç dört beş');
  });

  it('is the same when it is read again', () => {
    for (const text of ['Gu\u0308l\r\n\tŞen', ' a\u2028b ', 'ﬁ ½ ㋛']) {
      const once = requiredText(MAX).parse(text);
      expect(requiredText(MAX).parse(once)).toBe(once);
      expect(requiredLine(MAX).parse(requiredLine(MAX).parse(text))).toBe(requiredLine(MAX).parse(text));
    }
  });
});

describe('any text at all', () => {
  /** A generator of numbers that begins the same each time (mulberry32). */
  function numbersFrom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }
  const next = numbersFrom(20_261_122);
  const KINDS = [0x20, 0x80, 0x300, 0x2000, 0x2070, 0xd800, 0x10000, 0x110000];
  const character = () => String.fromCodePoint(Math.floor(next() * (KINDS[Math.floor(next() * 8)] ?? 1)));
  const texts = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 1 + Math.floor(next() * 6) }, character).join(''),
  );
  const FORBIDDEN = /[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}|\p{Cs}/u;

  it('comes out whole, visible and free of what no text may hold, or not at all', () => {
    let taken = 0;
    for (const text of texts) {
      const { data } = requiredText(MAX).safeParse(text);
      if (data === undefined) continue;
      taken += 1;
      expect(data).toBe(data.normalize().trim());
      expect(data).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
      expect(data).not.toMatch(FORBIDDEN);
    }
    expect(taken).toBeGreaterThan(1_000);
    expect(taken).toBeLessThan(texts.length);
  });

  it('is cleaned to a line that a name may be, or to nothing', () => {
    for (const text of texts) {
      const name = cleanLine(text, 5);
      if (name !== '') expect(requiredLine(5).parse(name)).toBe(name);
    }
  });
});

it('a line of somebody else is cut between characters', () => {
  expect(cleanLine('Ali\u202e\0 Kaya', MAX)).toBe('Ali Kaya');
  expect(cleanLine('\u200b', MAX)).toBe('');
});
