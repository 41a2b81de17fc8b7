import { PERSONAL_DATA } from '@rotadas/contracts/personal-data/personal-data';
import { text } from 'node:stream/consumers';
import { CollectionFiles, isExported, ROWS_MAX } from './collection-files.js';
import { hasLabel } from './format-value.js';
import { indexPage } from './index-page.js';

const AT = Date.UTC(2026, 11, 1, 9);

async function write(collection: string, ...pages: Record<string, unknown>[][]) {
  const entry = PERSONAL_DATA.filter(isExported).find((each) => each.collection === collection);
  if (!entry) throw new Error(`${collection} is not exported`);
  const files = new CollectionFiles(entry);
  async function* read() {
    yield* pages;
  }
  return { files, json: JSON.parse(await text(files.write(read()))) };
}

describe('the files of a collection', () => {
  it('have readable names and all documents of all pages', async () => {
    const { files, json } = await write('messages', [{ text: 'a' }, { text: 'b' }], [{ text: 'c' }], []);
    expect(files.name).toBe('anlasmalarin/gonderdigin-mesajlar.json');
    expect(json).toEqual([{ text: 'a' }, { text: 'b' }, { text: 'c' }]);
    expect((await write('messages', [])).json).toEqual([]);
  });

  it('have bytes as a file, which the document names', async () => {
    const data = Buffer.from('a photo').toString('base64');
    const { files, json } = await write('photos', [{ data, createdAt: AT }]);
    const name = 'hesabin/profil-fotografi-1.webp';
    expect(json).toEqual([{ data: name, createdAt: AT }]);
    expect(files.takeBinaries()).toEqual([{ name, content: [Buffer.from('a photo')] }]);
    expect(files.takeBinaries()).toEqual([]);
  });
});

describe('the page of an export', () => {
  it('has a heading, the count, a link and the newest rows of each collection', async () => {
    const documents = Array.from({ length: ROWS_MAX + 1 }, (_, at) => ({ text: `text ${at}.`, at: AT }));
    const { files } = await write('messages', documents);
    const { files: empty } = await write('blocks', []);
    const page = indexPage([files, empty], AT);
    expect(page).toContain(`<h3>Gönderdiğin mesajlar (${ROWS_MAX + 1})</h3>`);
    expect(page).toContain('<a href="anlasmalarin/gonderdigin-mesajlar.json">');
    expect(page).toContain('<h3>Engellediğin kişiler (0)</h3>\n<p>Kayıt yok.</p>');
    expect(page).toContain('1 Aralık 2026');
    const shown = [...page.matchAll(/text \d+\./g)].map(([each]) => each);
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([ROWS_MAX, `text ${ROWS_MAX}.`, 'text 1.']);
  });

  it('says what is not included, and why', () => {
    const page = indexPage([], AT);
    for (const { exported } of PERSONAL_DATA) if ('none' in exported) expect(page).toContain(exported.none);
    expect(page).toContain('Konum geçmişin');
  });

  it('names fixed values in Turkish, and leaves typed texts as they are', async () => {
    const agreement = {
      state: 'under_way',
      serviceType: 'companion',
      note: 'companion',
      reason: 'constructor',
    };
    const { files } = await write('agreements', [agreement]);
    const { files: settings } = await write('notificationsettings', [
      { channels: { message: { mail: true } } },
    ]);
    const page = indexPage([files, settings], AT);
    const cells = [...page.matchAll(/<td dir="auto">([^<]+)/g)].map(([, cell]) => cell);
    expect(cells).toEqual(['Yolda', 'Yol arkadaşı', 'companion', 'constructor', 'Mesaj: E-posta: Evet']);
  });

  it('contains no markup of the user, and runs no script', async () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
    const offer = { from: hostile, price: { [hostile]: hostile }, stops: [hostile] };
    const { files } = await write('offers', [offer]);
    const page = indexPage([files], AT);
    expect(page).not.toMatch(/<script|<img|'alert/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain(`default-src 'none'`);
  });

  it('has a Turkish heading for every field', () => {
    const fields = PERSONAL_DATA.filter(isExported).flatMap(({ exported }) => exported.fields);
    expect(fields.filter((field) => !hasLabel(field))).toEqual([]);
  });
});
