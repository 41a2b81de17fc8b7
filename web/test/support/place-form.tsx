import { render } from '@testing-library/react';
import { jest } from '@jest/globals';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { laterCatalogues } from '../../src/app/later-catalogues.js';
import { startOnce } from '../../src/app/start.js';
import { addTexts } from '../../src/app/start-texts.js';
import { store } from '../../src/app/store.js';
import { NO_ENTRY, type PlaceEntry } from '../../src/shared/places/chosen-place.js';
import { PlaceField } from '../../src/shared/places/place-field.js';
import { PlaceHelpContext, type PlaceHelp } from '../../src/shared/places/place-help.js';
import './render-app.js';

function Form({ onEntry }: { onEntry: (entry: PlaceEntry) => void }) {
  const [entry, setEntry] = useState(NO_ENTRY);
  const change = (next: PlaceEntry) => {
    setEntry(next);
    onEntry(next);
  };
  return <PlaceField id="from" label="Nereden" entry={entry} onEntry={change} />;
}

/** Shows one place field, 'Nereden', and a button beside it; answers what the field tells last. */
export async function openPlaceField(help: Partial<PlaceHelp> = {}): Promise<() => PlaceEntry | undefined> {
  await startOnce();
  addTexts(laterCatalogues);
  const onEntry = jest.fn<(entry: PlaceEntry) => void>();
  render(
    <Provider store={store}>
      <PlaceHelpContext value={{ userId: 'ece', near: null, position: null, ...help }}>
        <Form onEntry={onEntry} />
        <button type="button">Başka yer</button>
      </PlaceHelpContext>
    </Provider>,
  );
  return () => onEntry.mock.lastCall?.[0];
}
