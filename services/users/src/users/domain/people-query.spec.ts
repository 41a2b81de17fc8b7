import { toPeopleFilter } from './people-query.js';

describe('toPeopleFilter', () => {
  it.each([
    ['42', { id: 42 }],
    ['0532 444 55 66', { phones: ['+90 532 444 55 66', '0532 444 55 66'] }],
    ['+90 532 444 55 66', { phones: ['+90 532 444 55 66'] }],
    ['5324445566', { id: 5_324_445_566, phones: ['+90 532 444 55 66', '5324445566'] }],
    ['Ayse@Rotadas.example', { email: 'Ayse@Rotadas.example' }],
    ['Ayşe', { names: ['Ayşe'] }],
    ['Işık', { names: ['işik', 'işık', 'ışik', 'ışık'] }],
    ['***', {}],
    ['0', {}],
  ])('reads %s', (query, filter) => {
    expect(toPeopleFilter(query)).toEqual(filter);
  });

  it('limits the variants of a name', () => {
    expect(toPeopleFilter('iiiiiiiiii').names).toHaveLength(16);
  });
});
