import { stripVTControlCharacters } from 'node:util';
import { devLines } from './dev-lines.ts';

it('prefixes each line with the name of its part, and formats log lines', () => {
  const shown: string[] = [];
  const screen = devLines('users', 0, (line) => shown.push(stripVTControlCharacters(line)));
  screen.write(JSON.stringify({ level: 30, time: 0, pid: 1, hostname: 'x', msg: 'users is up' }));
  screen.write('Restarting');
  screen.write('');
  expect(shown).toEqual([
    expect.stringMatching(/^users {6}\[\d\d:\d\d:\d\d\.\d{3}\] INFO: users is up$/),
    'users      Restarting',
  ]);
});
