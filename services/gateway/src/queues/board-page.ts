/**
 * The page of bull-board, declared as Turkish: by its language the browser writes "i" in capitals
 * as "İ", and it has an English text until its scripts run.
 */
export function toTurkishPage(html: string): string {
  return html.replace('<html lang="en"', '<html lang="tr"').replace(/^(\s*)Loading$/m, '$1Yükleniyor…');
}
