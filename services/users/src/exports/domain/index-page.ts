import { PERSONAL_DATA } from '@rotadas/contracts/personal-data/personal-data';
import { escapeHtml } from '@rotadas/service-kit/html/escape-html';
import { type CollectionFiles, ROWS_MAX } from './collection-files.js';
import { fieldLabel, formatValue } from './format-value.js';

const STYLE = `
  body { max-width: 72rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  .table { overflow-x: auto; }
  table { border-collapse: collapse; font-size: 0.875rem; }
  th, td { border: 1px solid #ccc; padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; }
  td { min-width: 7rem; max-width: 24rem; overflow-wrap: anywhere; }
`;

/** What no collection of the catalogue holds, or only about other people. */
const LEFT_OUT = [
  'Başka kişilerin bilgileri: onların adı, telefonu ve sana yazdıkları kendilerine aittir. Bu yüzden dosyada yalnız numarayla geçerler; aldığın bildirimlerin metinleri ise sana gönderildiği gibidir.',
  'Konum geçmişin: Rotadaş konum geçmişi tutmaz; canlı konumun yalnız yayındayken bellektedir.',
  'Parolan: Rotadaş onu görmez; giriş hizmeti (Firebase) tutar.',
  'Yedekler ve sunucu günlükleri: yedekler aynı verilerin eski kopyalarıdır; günlüklerde adın, telefonun ve e-postan yoktur.',
];

/** The readable page of an export; `at` is epoch ms. Every text of the user is escaped. */
export function indexPage(collections: readonly CollectionFiles[], at: number): string {
  const groups = Map.groupBy(collections, ({ group }) => group);
  const none = PERSONAL_DATA.flatMap(({ exported }) => ('none' in exported ? [exported.none] : []));
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rotadaş: verilerim</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Rotadaş'taki verilerin</h1>
<p>Bu dosya ${escapeHtml(formatValue('at', at))} tarihinde hazırlandı. Her bölümün tamamı kendi JSON dosyasında; tablolar en yeni ${ROWS_MAX} kaydı gösterir. Dosyayı kimseyle paylaşma.</p>
${[...groups].map(([group, files]) => section(group, files)).join('\n')}
<h2>Bu dosyada neler yok, neden?</h2>
<ul>
${[...LEFT_OUT, ...none].map((text) => `<li>${escapeHtml(text)}</li>`).join('\n')}
</ul>
</body>
</html>
`;
}

function section(group: string, collections: readonly CollectionFiles[]): string {
  return `<h2>${escapeHtml(group)}</h2>\n${collections.map(collectionPart).join('\n')}`;
}

function collectionPart({ title, name, count, fields, rows }: CollectionFiles): string {
  const heading = `<h3>${escapeHtml(title)} (${count})</h3>`;
  if (count === 0) return `${heading}\n<p>Kayıt yok.</p>`;
  const head = fields.map((field) => `<th scope="col">${escapeHtml(fieldLabel(field))}</th>`).join('');
  const body = rows
    .toReversed()
    .map((cells) => `<tr>${cells.map((cell) => `<td dir="auto">${escapeHtml(cell)}</td>`).join('')}</tr>`)
    .join('\n');
  return `${heading}
<p><a href="${escapeHtml(name)}">${escapeHtml(name)}</a></p>
<div class="table"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody>
</table></div>`;
}
