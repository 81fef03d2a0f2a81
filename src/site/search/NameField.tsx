import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SuggestedCompanyView } from '#modules/companies/contract.ts';
import { Field } from '#ui/Field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { useSearchWords } from './texts/words.ts';
import { journeyPath, readTypedForm } from './typed-query.ts';
import { useSuggestions } from './use-suggestions.ts';

type NameFieldProps = { country: string; typed: string; error: string | undefined };

/** The company's name, completed from the register while it is typed; without JavaScript an ordinary field. */
export function NameField({ country, typed, error }: NameFieldProps) {
  const search = useSearchWords();
  const { to } = useTexts();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const id = useId();
  // What stands there from before asks for nothing: only typing does.
  const [text, setText] = useState('');
  const [isClosed, setClosed] = useState(true);
  const [active, setActive] = useState(-1);
  /** The pointer marks what it is over; only keys scroll the list. */
  const [isByKey, setByKey] = useState(true);
  const found = useSuggestions(country, text);
  // Of another list the same line is another company.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is not read, its change is what counts
  useEffect(() => setActive(-1), [found]);
  const isOpen = !isClosed && found.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const choose = (input: HTMLInputElement | null, company: SuggestedCompanyView | undefined) => {
    if (input?.form == null || company === undefined) return;
    const now = readTypedForm(input.form);
    // Going back finds the form as it was filled in.
    history.replaceState(history.state, '', journeyPath(to('/company-search'), country, now, { edit: '1' }));
    setClosed(true);
    navigate(journeyPath(to('/order'), country, now, { company: company.id }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes a word, its keys are its own.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const count = found.length;
    if (event.key === 'ArrowDown' && count > 0) {
      setClosed(false);
      setActive(isOpen && active === count - 1 ? -1 : isOpen ? active + 1 : 0);
    } else if (event.key === 'ArrowUp' && isOpen) setActive(active === -1 ? count - 1 : active - 1);
    else if (event.key === 'Escape' && isOpen) setClosed(true);
    else if (event.key === 'Enter' && isOpen && active >= 0) choose(event.currentTarget, found[active]);
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
      label={search.name}
      name="name"
      hint={search.nameHint}
      defaultValue={typed}
      maxLength={300}
      autoComplete="off"
      error={error}
      {...(isHydrated ? combobox : {})}
      onChange={(event) => {
        setText(event.currentTarget.value);
        setClosed(false);
        setActive(-1);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => setClosed(true)}
      popup={
        <>
          {isOpen ? (
            <SuggestionList
              id={`${id}-list`}
              companies={found}
              active={active}
              isByKey={isByKey}
              optionId={optionId}
              onPoint={(index) => {
                setByKey(false);
                setActive(index);
              }}
              onChoose={(company, list) =>
                choose(list.parentElement?.querySelector('input') ?? null, company)
              }
            />
          ) : null}
          <span className="visually-hidden" role="status">
            {isOpen ? search.suggested(found.length) : ''}
          </span>
        </>
      }
    />
  );
}
