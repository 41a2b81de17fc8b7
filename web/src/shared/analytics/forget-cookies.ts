/**
 * Names of the cookies that Google Analytics sets
 * (https://support.google.com/analytics/answer/11397207).
 */
const NAME = /^_ga(_|$)/;

/** Takes back the cookies of Google Analytics, which it sets for the widest domain that it may. */
export function forgetCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((each) => NAME.test(each)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
