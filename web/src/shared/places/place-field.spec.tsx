import type { Place } from '@rotadas/contracts/matching/place';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { useEffect, useState } from 'react';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { respondTo, requestsTo, delayed, json, unreachable } from '../../../test/support/responses.js';
import { ANKARA, aPlace } from '../../../test/support/builders.js';
import { holdClock, pass } from '../../../test/support/device.js';
import { knownPlaces } from '../../../test/support/gateway.js';
import { button, field, press, user } from '../../../test/support/page.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { NO_ENTRY, type PlaceEntry } from './chosen-place.js';
import { PlaceField } from './place-field.js';
import { PlacePickerContext, type PlacePicker } from './place-picker.js';

const KADIKOY = aPlace('district-1421', 'Kadıköy', { district: 'Kadıköy', province: 'İstanbul' });
const VILLAGE = aPlace('geonames-1', 'Kadıköy', { kind: 'village', district: 'Merkez', province: 'Yalova' });

function Form({ onEntry }: { onEntry: (entry: PlaceEntry) => void }) {
  const [entry, setEntry] = useState(NO_ENTRY);
  const change = (next: PlaceEntry) => {
    setEntry(next);
    onEntry(next);
  };
  return <PlaceField id="from" label="Nereden" entry={entry} onEntry={change} />;
}

/** Returns a getter of the last entry. */
function renderPlaceField(help: Partial<PlacePicker> = {}): () => PlaceEntry | undefined {
  const onEntry = jest.fn<(entry: PlaceEntry) => void>();
  renderWithProviders(
    <PlacePickerContext value={{ userId: 'ece', position: null, ...help }}>
      <Form onEntry={onEntry} />
      <button type="button">Başka yer</button>
    </PlacePickerContext>,
  );
  return () => onEntry.mock.lastCall?.[0];
}

/** Returns a function that changes the position. */
function renderOnTheRoad(): (position: Coordinates) => void {
  const events = new EventTarget();
  function Road() {
    const [position, setPosition] = useState<Coordinates>(ANKARA);
    useEffect(() => {
      events.addEventListener('move', (event) => event instanceof CustomEvent && setPosition(event.detail));
    }, []);
    return (
      <PlacePickerContext value={{ userId: 'ece', position }}>
        <Form onEntry={() => undefined} />
      </PlacePickerContext>
    );
  }
  renderWithProviders(<Road />);
  return (detail) => act(() => void events.dispatchEvent(new CustomEvent('move', { detail })));
}

const write = async (text: string) => user.type(await field('Nereden'), text);
const options = async () => screen.findAllByRole('option');
const searched = () => requestsTo('GET /api/places').map(({ query }) => query.get('q'));

beforeEach(() => knownPlaces(KADIKOY, VILLAGE));

it('suggests places while typing; a choice by keyboard has id and coordinates', async () => {
  const lastEntry = renderPlaceField({ position: { latitude: 41.01, longitude: 28.97 } });
  await write('kadı');
  const [first, second] = await options();
  expect(first).toHaveTextContent('Kadıköy İlçe · İstanbul');
  expect(second).toHaveTextContent('Kadıköy Köy · Merkez, Yalova');
  expect(requestsTo('GET /api/places').at(-1)?.query.get('near')).toBe('41,29');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(lastEntry()).toEqual({
    text: 'Kadıköy, İstanbul',
    place: { id: 'district-1421', name: 'Kadıköy, İstanbul', latitude: 40.99, longitude: 29.03 },
  });
  expect(await field('Nereden')).toHaveValue('Kadıköy, İstanbul');
});

it('searches when the typing pauses, and the result for the last text wins', async () => {
  const late = delayed(() => json([aPlace('late', 'Kars')]));
  respondTo('GET /api/places', (call) =>
    call.query.get('q') === 'ka' ? late.respond(call) : json([KADIKOY] satisfies Place[]),
  );
  renderPlaceField();
  await write('ka');
  await waitFor(() => expect(searched()).toEqual(['ka']));
  await write('dı');
  expect((await options())[0]).toHaveTextContent('Kadıköy');
  late.release();
  await waitFor(() => expect(searched()).toEqual(['ka', 'kadı']));
  expect(screen.queryByText('Kars')).toBeNull();
});

it('prompts for the place of an unchosen text instead of guessing, also on Enter', async () => {
  const lastEntry = renderPlaceField();
  await write('Kadıköy');
  await user.keyboard('{Enter}');
  const question = within(await screen.findByRole('group', { name: 'Hangi Kadıköy?' }));
  expect(lastEntry()?.place).toBeNull();
  await user.click(await question.findByRole('button', { name: /Yalova/ }));
  expect(lastEntry()?.place?.id).toBe('geonames-1');
  expect(screen.queryByRole('group', { name: 'Hangi Kadıköy?' })).toBeNull();
  await waitFor(async () => expect(await field('Nereden')).toHaveFocus());
});

it('prompts when the field is left, and reports that no place has the name', async () => {
  knownPlaces();
  const lastEntry = renderPlaceField();
  await write('Atlantis');
  await press('Başka yer');
  const question = await screen.findByRole('group', { name: 'Hangi Atlantis?' });
  await waitFor(() => expect(question).toHaveTextContent(/bulamadık/));
  expect(lastEntry()?.place).toBeNull();
});

it('prompts only after the press that left the field, as the prompt moves the pressed button', async () => {
  renderPlaceField();
  await write('Kadıköy');
  const other = await button('Başka yer');
  holdClock();
  await user.pointer({ keys: '[MouseLeft>]', target: other });
  expect(other).toHaveFocus();
  await pass(0); // Runs what only a timer defers
  expect(screen.queryByRole('group', { name: 'Hangi Kadıköy?' })).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: other });
  await screen.findByRole('group', { name: 'Hangi Kadıköy?' });
});

it('reports that places cannot be searched', async () => {
  respondTo('GET /api/places', unreachable);
  renderPlaceField();
  await write('Bursa');
  await press('Başka yer');
  expect(await screen.findByRole('alert')).toHaveTextContent('Yerler şu an aranamıyor.');
});

it('says of a street that only places are searched, besides what it finds', async () => {
  renderPlaceField();
  await write('Kadıköy Moda Cad.');
  expect(await screen.findByText('Sokak adresi aranamıyor, yakındaki yeri seç.')).toBeVisible();
  expect(await options()).toHaveLength(2);
  await user.click((await options())[0] ?? document.body);
  expect(screen.queryByText(/^Sokak adresi/)).toBeNull();
});

it('typing after a choice discards the choice', async () => {
  const lastEntry = renderPlaceField();
  await write('kadı');
  await user.click((await options())[0] ?? document.body);
  fireEvent.change(await field('Nereden'), { target: { value: 'Kadıköy, İzmir' } });
  expect(lastEntry()).toEqual({ text: 'Kadıköy, İzmir', place: null });
});

it('for an empty field suggests the own position by its nearest place, the map and recent places', async () => {
  respondTo('GET /api/places/nearest', () => json(aPlace('poi-kizilay', 'Kızılay')));
  const point = { latitude: 38.4, longitude: 27.1 };
  const lastEntry = renderPlaceField({ position: ANKARA, pickOnMap: () => Promise.resolve(point) });
  await user.click(await field('Nereden'));
  await waitFor(async () => expect((await options())[0]).toHaveTextContent('Konumum Kızılay yakını'));
  await user.click(screen.getByRole('option', { name: /Konumum/ }));
  await waitFor(() => expect(lastEntry()?.place).toEqual({ id: null, name: 'Kızılay yakını', ...ANKARA }));
  await press('Başka yer');
  await user.click(await field('Nereden'));
  await user.click(await screen.findByRole('option', { name: 'Haritadan seç' }));
  await waitFor(() => expect(lastEntry()?.place).toEqual({ id: null, name: 'Kızılay yakını', ...point }));
  await press('Başka yer');
  await user.click(await field('Nereden'));
  await waitFor(async () => expect(await options()).toHaveLength(4));
  expect((await options())[2]).toHaveTextContent('Kızılay yakını Son aradığın');
  expect(await button('Başka yer')).toBeVisible();
});

describe('the name of the own position', () => {
  const NEAREST = 'GET /api/places/nearest';
  /** A reading that differs only in fields that change each time. */
  const aReading = (accuracy: number) => ({ ...ANKARA, latitude: 39.92001, accuracy, at: accuracy });
  const here = () => screen.findByRole('option', { name: /^Konumum/ });

  it('is requested once for readings of the same place, and stays while the next is requested', async () => {
    respondTo(NEAREST, () => json(aPlace('poi-kizilay', 'Kızılay')));
    const move = renderOnTheRoad();
    await user.click(await field('Nereden'));
    await waitFor(async () => expect(await here()).toHaveTextContent('Kızılay yakını'));
    for (const accuracy of [5, 8, 13]) move(aReading(accuracy));
    await user.click(await here());
    await waitFor(async () => expect(await field('Nereden')).toHaveValue('Kızılay yakını'));
    expect(requestsTo(NEAREST)).toHaveLength(1);
    const late = delayed(() => json(aPlace('poi-sincan', 'Sincan')));
    respondTo(NEAREST, late.respond);
    await press('Nereden alanını temizle');
    move({ latitude: 39.96, longitude: 32.58 });
    expect(await here()).toHaveTextContent('Kızılay yakını');
    late.release();
    await waitFor(async () => expect(await here()).toHaveTextContent('Sincan yakını'));
  });

  it('does not replace a newer choice, and does not take the focus', async () => {
    const late = delayed(() => json(aPlace('poi-kizilay', 'Kızılay')));
    respondTo(NEAREST, late.respond);
    const lastEntry = renderPlaceField({ position: ANKARA });
    await user.click(await field('Nereden'));
    await user.click(await here());
    await write('kadı');
    await user.click((await options())[0] ?? document.body);
    const other = await button('Başka yer');
    await user.click(other);
    late.release();
    await act(async () => undefined);
    expect(lastEntry()?.text).toBe('Kadıköy, İstanbul');
    expect(other).toHaveFocus();
  });

  it('arrives without taking the focus from where the user went', async () => {
    const late = delayed(() => json(aPlace('poi-kizilay', 'Kızılay')));
    respondTo(NEAREST, late.respond);
    renderPlaceField({ position: ANKARA });
    await user.click(await field('Nereden'));
    await user.click(await here());
    await press('Başka yer');
    late.release();
    await waitFor(async () => expect(await field('Nereden')).toHaveValue('Kızılay yakını'));
    expect(await button('Başka yer')).toHaveFocus();
  });
});
