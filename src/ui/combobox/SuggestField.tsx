import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useHydrated } from '../base/use-hydrated.ts';
import { Field } from '../forms/Field.tsx';
import { moveThroughText } from './list-keys.ts';
import { type Suggestion, SuggestList } from './SuggestList.tsx';

type SuggestFieldProps<Item> = {
  label: string;
  name: string;
  hint: ReactNode;
  defaultValue: string;
  maxLength: number;
  error: string | undefined;
  /** What goes on from the typed text; a new list has nothing marked. */
  items: readonly Item[];
  rowOf: (item: Item) => Suggestion;
  listLabel: string;
  /** Said when a list opens. */
  foundText: string;
  onType: (text: string) => void;
  onChoose: (item: Item, input: HTMLInputElement) => void;
};

/** A text field that is completed while it is typed (ARIA combobox with a listbox); without JavaScript an ordinary field. */
export function SuggestField<Item>(props: SuggestFieldProps<Item>) {
  const { items, rowOf, listLabel, foundText, onType, onChoose, ...field } = props;
  const isHydrated = useHydrated();
  const id = useId();
  const [isClosed, setClosed] = useState(true);
  const [active, setActive] = useState(-1);
  /** The pointer marks what it is over; only keys scroll the list. */
  const [isByKey, setByKey] = useState(true);
  // Of another list the same line is something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is not read, its change is what counts
  useEffect(() => setActive(-1), [items]);
  const isOpen = !isClosed && items.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const choose = (input: HTMLInputElement | null | undefined, index: number) => {
    const item = items[index];
    if (input == null || item === undefined) return;
    setClosed(true);
    onChoose(item, input);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes a word, its keys are its own.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const target = moveThroughText(event.key, { active, count: items.length, isOpen });
    if (target !== undefined) {
      setClosed(false);
      setActive(target);
    } else if (event.key === 'Escape' && isOpen) setClosed(true);
    else if (event.key === 'Enter' && isOpen && active >= 0) choose(event.currentTarget, active);
    else {
      if (event.key === 'Enter' || event.key === 'Tab') setClosed(true);
      return;
    }
    setByKey(true);
    event.preventDefault();
  };
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-list` : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
  } as const;
  return (
    <Field
      {...field}
      autoComplete="off"
      {...(isHydrated ? combobox : {})}
      onChange={(event) => {
        onType(event.currentTarget.value);
        setClosed(false);
        setActive(-1);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => setClosed(true)}
      popup={
        <>
          {isOpen ? (
            <SuggestList
              id={`${id}-list`}
              label={listLabel}
              rows={items.map(rowOf)}
              active={active}
              isByKey={isByKey}
              optionId={optionId}
              onPoint={(index) => {
                setByKey(false);
                setActive(index);
              }}
              onChoose={(index, list) => choose(list.parentElement?.querySelector('input'), index)}
            />
          ) : null}
          <span className="visually-hidden" role="status">
            {isOpen ? foundText : ''}
          </span>
        </>
      }
    />
  );
}
