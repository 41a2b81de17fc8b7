import { boundedText, cleanLine, optionalText, requiredLine, requiredText, visibleLine } from './text.js';

const MAX = 100;
const line = (text: string) => requiredLine(MAX).safeParse(text);
const findFault = (text: string) => line(text).error?.issues[0]?.message;

/** Texts without a visible character. */
const INVISIBLE = [
  ...['\u200b', '\u200c\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u115f', '\u3164', '\uffa0'],
  ...['\u2800', '\ufe0f', '\u{e0041}', '\u200e\u200f', '\u00a0 \u3000', '\u0301'],
];

const FORBIDDEN = /[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}|\p{Cs}/u;

/** Characters that no text may contain. */
const CONTROLS = [
  ...[0x00, 0x07, 0x08, 0x0e, 0x1b, 0x1f, 0x7f, 0x80, 0x9f],
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
].map((code) => String.fromCodePoint(code));

describe('a text', () => {
  it.each(INVISIBLE)('is rejected if required and null if optional when invisible: %j', (text) => {
    expect(line(text).success).toBe(false);
    expect(requiredText(MAX).safeParse(` ${text}\n${text}`).success).toBe(false);
    expect(optionalText(MAX).parse(`${text}${text}`)).toBeNull();
  });

  it.each(CONTROLS)('is rejected with the control or direction character %j in any place', (character) => {
    for (const text of [`${character}Ali`, `Al${character}i`, `Ali${character}x`]) {
      expect(findFault(text)).toBe(
        'Görünmeyen kontrol ya da yön işaretleri içeriyor. Onları silip elle yazarak tekrar dene.',
      );
      expect(optionalText(MAX).safeParse(text).success).toBe(false);
    }
  });

  it('has Turkish faults for invisible and broken texts', () => {
    expect(findFault('\u200b')).toBe('Görünen en az bir karakter yazmalısın.');
    expect(findFault('Ali \ud83d')).toBe('Bozuk karakterler içeriyor. Onları silip tekrar dene.');
  });

  it('uses the fault of the form for an empty text', () => {
    const named = requiredLine(3, { empty: 'Adını yaz' });
    const fault = (text: string) => named.safeParse(text).error?.issues[0]?.message;
    expect([fault(''), fault('\u200b')]).toEqual(['Adını yaz', 'Adını yaz']);
  });

  it('is not checked any further if it is too long', () => {
    const checked: string[] = [];
    const note = (text: string) => {
      checked.push(text);
      return text;
    };
    const bounded = boundedText(3).overwrite(note).regex(/^a/).refine(note).transform(note);
    expect(bounded.safeParse('bbbb').error?.issues.map(({ message }) => message)).toEqual([
      'En çok 3 karakter olabilir',
    ]);
    expect(checked).toEqual([]);
    expect(bounded.parse('aaa')).toBe('aaa');
    expect(checked).toHaveLength(3);
  });

  it.each([requiredLine, visibleLine, requiredText, optionalText])(
    'is limited before and after it is normalized (%#)',
    (kind) => {
      const fault = (text: string) =>
        kind(MAX)
          .safeParse(text)
          .error?.issues.map(({ message }) => message);
      expect(fault(`  ${'s\u0327'.repeat(MAX)}  `)).toBeUndefined();
      for (const text of ['s'.repeat(MAX + 1), '\0'.repeat(4 * MAX + 1)])
        expect(fault(text)).toEqual(['En çok 100 karakter olabilir']);
    },
  );

  it('is rejected with many marks on one letter', () => {
    expect(line(`a${'\u0301'.repeat(30)}`).success).toBe(true);
    expect(findFault(`a${'\u0301'.repeat(31)}`)).toBe(
      'Çok fazla üst üste işaret içeriyor. Onları silip tekrar dene.',
    );
  });

  it('is normalized to NFC and trimmed', () => {
    expect(line('  Gu\u0308ls\u0327en  ').data).toBe('Gülşen');
    expect(line('A\u030angstro\u0308m').data).toBe('Ångström');
  });

  it.each([
    ...['Ayşe Yılmaz', 'İıŞşĞğÇçÖö', '👩🏽‍🚀 kaptan', 'عائشة', '\u200fعائشة\u200e Ayşe', 'می‌خواهم'],
    ...['<b>&"', '.'],
  ])('keeps %j', (text) => {
    expect(line(text).data).toBe(text);
  });

  it('normalizes line breaks; a single line replaces them by spaces', () => {
    const text = 'bir\r\niki\rüç\u2028dört\n\n\tbeş';
    expect(requiredText(MAX).parse(text)).toBe('bir\niki\nüç\ndört\n\n\tbeş');
    expect(optionalText(MAX).parse(text)).toBe('bir\niki\nüç\ndört\n\n\tbeş');
    expect(requiredLine(MAX).parse(text)).toBe('bir iki üç dört beş');
  });

  it('is rejected or normalized, whichever character it contains', () => {
    const [several, single] = [requiredText(MAX), requiredLine(MAX)];
    const isFaulty = (character: string) => {
      const text = `${character}Gu\u0308l${character}i`;
      const { data = '' } = several.safeParse(text);
      const cleaned = cleanLine(text, MAX);
      if (FORBIDDEN.test(data + cleaned) || single.parse(cleaned) !== cleaned) return true;
      return data !== data.normalize().trim() || (data !== '' && several.parse(data) !== data);
    };
    const characters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
    expect(characters.filter(isFaulty)).toEqual([]);
  });
});

it('cleanLine removes forbidden characters and returns an empty text if nothing is visible', () => {
  expect(cleanLine('Ali\u202e\0 Kaya', MAX)).toBe('Ali Kaya');
  expect(cleanLine('\u200b', MAX)).toBe('');
});

it('cleanLine truncates a text before a character that does not fit', () => {
  expect(cleanLine('Ali Kaya', 4)).toBe('Ali');
  expect(cleanLine('Ali👍', 4)).toBe('Ali');
  expect(cleanLine('Ali👍', 5)).toBe('Ali👍');
  expect(cleanLine('Ali👩🏽‍🚀', 9)).toBe('Ali');
  expect(cleanLine('प्रियंका', 5)).toBe('प्रि');
});
