import { PLACE_TEXT_MAX } from '@rotadas/contracts/matching/place-search';
import { isStreetAddress } from '@rotadas/contracts/matching/street-address';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import '../ui/button.css';
import { FormField } from '../ui/form-field.js';
import { Icon } from '../ui/icon.js';
import { useAfterPress } from '../ui/use-after-press.js';
import { toPlaceEntry, NO_ENTRY, type ChosenPlace, type PlaceEntry } from './chosen-place.js';
import './place-field.css';
import { usePlaceChoice } from './place-picker.js';
import { PlaceList, useListbox } from './place-listbox.js';
import { PlaceNote, PlacePrompt } from './place-prompt.js';
import './places.tr.js';
import { usePlaceOptions, useSuggestions } from './use-place-options.js';

interface PlaceFieldProps {
  id: string;
  label: string;
  entry: PlaceEntry;
  onEntry: (entry: PlaceEntry) => void;
  /** Called when the text is final: the field was left, Enter was pressed, or no place matches. */
  onDone?: () => void;
  /** Called to remove the whole field; without it the field is cleared. */
  onRemove?: { label: string; remove: () => void };
  placeholder?: string;
  /** Whether text that names no listed place is valid. */
  acceptsText?: boolean;
  openTextHint?: string;
  disabled?: boolean;
  error?: string | undefined;
  /** Ref for the form, which focuses its first invalid field. */
  ref?: Ref<{ focus: () => void }> | undefined;
}

/**
 * Combobox for a place. Prompts for a choice if the text is ambiguous; the search accepts the exact
 * name of a province.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { id, label, entry, onEntry, onDone, onRemove, placeholder, disabled = false } = props;
  const { acceptsText = false, openTextHint, error, ref } = props;
  const { t } = useTranslation('places');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);
  const [isWriting, setWriting] = useState(false);
  const [entered, setEntered] = useState(false);
  const isOpenText = entry.place === null && entry.text.trim() !== '' && !disabled;
  const suggestions = useSuggestions(entry.text, isOpenText);
  const choice = usePlaceChoice(entry, (place: ChosenPlace) => {
    onEntry(toPlaceEntry(place));
    // Focuses the field again if the pressed button was removed, but not if the user moved the
    // focus while a point got its name.
    const { activeElement, body } = document;
    const isHere = input.current?.closest('.form-field')?.contains(activeElement);
    if (isHere || activeElement === body) input.current?.focus();
  });
  const options = usePlaceOptions({ entry, suggestions, choice, isWriting });
  const list = useListbox(options);
  const afterPress = useAfterPress();
  /** Ignored if the press has returned the focus to the field. */
  const leave = () => {
    if (input.current !== null && document.activeElement === input.current) return;
    setWriting(false);
    list.close();
    onDone?.();
  };
  const isUnknown = suggestions.places?.length === 0;
  const endUnknown = useEffectEvent(() => isUnknown && onDone?.());
  useEffect(() => void endUnknown(), [isUnknown]);
  const isPromptOpen = isOpenText && (!isWriting || entered);
  const change = (next: PlaceEntry) => {
    setEntered(false);
    list.expand();
    onEntry(next);
  };
  const clear = () => {
    change(NO_ENTRY);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.onKey(event) || event.key !== 'Enter' || !isOpenText) return;
    event.preventDefault(); // The form must not be submitted yet
    list.close();
    setEntered(true);
    onDone?.();
  };
  return (
    <FormField id={id} label={label} error={error}>
      <div className="place-box">
        <input
          ref={input}
          id={id}
          {...list.field}
          autoComplete="off"
          spellCheck={false}
          maxLength={PLACE_TEXT_MAX}
          value={entry.text}
          placeholder={placeholder}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => change({ text: target.value, place: null })}
          onClick={list.expand}
          onKeyDown={onKeyDown}
          onFocus={() => setWriting(true)}
          onBlur={() => afterPress(leave)}
        />
        {(entry.text !== '' || onRemove) && !disabled && (
          <button
            type="button"
            className="icon-button"
            aria-label={onRemove?.label ?? t('clear', { label })}
            onClick={onRemove?.remove ?? clear}
          >
            <Icon name="close" size={18} />
          </button>
        )}
        {isOpenText && !acceptsText && isStreetAddress(entry.text) && (
          <p className="place-note" role="status">
            {t('street')}
          </p>
        )}
        {list.isOpen && <PlaceList label={t('suggestions', { label })} options={options} list={list} />}
        {isOpenText && !isPromptOpen && !list.isOpen && <PlaceNote suggestions={suggestions} />}
      </div>
      {isOpenText && openTextHint !== undefined && <p className="place-note">{openTextHint}</p>}
      {isPromptOpen && <PlacePrompt text={entry.text.trim()} suggestions={suggestions} choice={choice} />}
    </FormField>
  );
}
