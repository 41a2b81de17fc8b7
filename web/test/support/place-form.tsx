import { jest } from '@jest/globals';
import { useState } from 'react';
import { NO_ENTRY, type PlaceEntry } from '../../src/shared/places/chosen-place.js';
import { PlaceField } from '../../src/shared/places/place-field.js';
import { PlaceHelpContext, type PlaceHelp } from '../../src/shared/places/place-help.js';
import { renderWithProviders } from './render.js';

function Form({ onEntry }: { onEntry: (entry: PlaceEntry) => void }) {
  const [entry, setEntry] = useState(NO_ENTRY);
  const change = (next: PlaceEntry) => {
    setEntry(next);
    onEntry(next);
  };
  return <PlaceField id="from" label="Nereden" entry={entry} onEntry={change} />;
}

/** Renders the place field 'Nereden' and a button beside it; returns a getter of its last entry. */
export function renderPlaceField(help: Partial<PlaceHelp> = {}): () => PlaceEntry | undefined {
  const onEntry = jest.fn<(entry: PlaceEntry) => void>();
  renderWithProviders(
    <PlaceHelpContext value={{ userId: 'ece', near: null, position: null, ...help }}>
      <Form onEntry={onEntry} />
      <button type="button">Başka yer</button>
    </PlaceHelpContext>,
  );
  return () => onEntry.mock.lastCall?.[0];
}
