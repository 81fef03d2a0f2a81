import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SuggestedCompanyView } from '#modules/companies/contract.ts';
import { SuggestField } from '#ui/combobox/SuggestField.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { journeyPath, readTypedForm } from '../query/typed-query.ts';
import { latinSpelling } from '../results/latin-spelling.ts';
import { useSearchWords } from '../texts/words.ts';
import { useSuggestions } from './use-suggestions.ts';

type NameFieldProps = { country: string; typed: string; error: string | undefined };

/** The company's name, completed from the register while it is typed. */
export function NameField({ country, typed, error }: NameFieldProps) {
  const search = useSearchWords();
  const { to } = useTexts();
  const navigate = useNavigate();
  // What stands there from before asks for nothing: only typing does.
  const [text, setText] = useState('');
  const found = useSuggestions(country, text);

  const rowOf = ({ id, name, nameLat, matchedName, city, regCode, status }: SuggestedCompanyView) => {
    const facts = [
      matchedName === '' ? '' : search.suggestedFormer(matchedName),
      latinSpelling({ name, nameLat }),
      city,
      regCode,
      status === 'Active' ? '' : (search.status[status] ?? status),
    ];
    return { key: id, name, facts: facts.filter(Boolean).join(' · ') };
  };
  const choose = (company: SuggestedCompanyView, { form }: HTMLInputElement) => {
    if (form === null) return;
    const now = readTypedForm(form);
    // Going back finds the form as it was filled in.
    history.replaceState(history.state, '', journeyPath(to('/company-search'), country, now, { edit: '1' }));
    navigate(journeyPath(to('/order'), country, now, { company: company.id }));
  };
  return (
    <SuggestField
      label={search.name}
      name="name"
      hint={search.nameHint}
      defaultValue={typed}
      maxLength={300}
      error={error}
      items={found}
      rowOf={rowOf}
      listLabel={search.suggestions}
      foundText={search.suggested(found.length)}
      onType={setText}
      onChoose={choose}
    />
  );
}
