import { type FocusEvent, useState } from 'react';
import type { CheckedNumbers, NumberCriteriaView, SearchCriteriaView } from '#modules/companies/contract.ts';
import { looksUsual } from '#modules/companies/web/number-check.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { Field } from '#ui/forms/Field.tsx';
import type { TypedQuery } from '../query/typed-query.ts';
import { useSearchWords } from '../texts/words.ts';
import styles from './NumberFields.module.css';

type NumberFieldsProps = {
  criteria: SearchCriteriaView;
  typed: TypedQuery;
  checked: CheckedNumbers | undefined;
};

/** The two numbers under the names the country has for them; what is unusual is asked about, never refused. */
export function NumberFields({ criteria, typed, checked }: NumberFieldsProps) {
  const search = useSearchWords();
  const words = search.numbers;
  const { registration, tax, hasNoTaxNumber } = criteria;
  const isOne = registration.name !== '' && registration.name === tax.name;
  const taxHint = hasNoTaxNumber
    ? words.noTax
    : isOne
      ? words.same(tax.short === '' ? tax.name : tax.short)
      : undefined;
  return (
    <>
      {criteria.search === null ? null : (
        <p className={styles.register}>
          <Icon name="info" />
          <span>{words.register[criteria.search](criteria.register)}</span>
        </p>
      )}
      <div className={styles.numbers}>
        <NumberField name="regCode" number={registration} typed={typed.regCode} verdict={checked?.regCode} />
        <NumberField
          name="vatCode"
          number={tax}
          hint={taxHint}
          typed={typed.vatCode}
          verdict={checked?.vatCode}
        />
      </div>
    </>
  );
}

type NumberFieldProps = {
  name: 'regCode' | 'vatCode';
  number: NumberCriteriaView;
  hint?: string | undefined;
  typed: string;
  verdict: CheckedNumbers['regCode'] | undefined;
};

function NumberField({ name, number, hint, typed, verdict }: NumberFieldProps) {
  const search = useSearchWords();
  const words = search.numbers;
  const { accepts } = number;
  const [doubt, setDoubt] = useState(verdict);
  const judge = ({ target }: FocusEvent<HTMLInputElement>) => {
    // Check digits are the server's: what it has said of this very number stays.
    if (target.value.trim() === typed && verdict !== undefined) setDoubt(verdict);
    else setDoubt(accepts === null || looksUsual(target.value, accepts) ? 'fits' : 'unusual');
  };
  const isDoubtful = doubt === 'unusual' || doubt === 'check digit';
  return (
    <Field
      label={search[name]}
      optionalMark={number.short || undefined}
      name={name}
      hint={hint ?? (number.name === '' ? undefined : <NumberHint number={number} />)}
      doubt={isDoubtful ? words.doubt[doubt] : null}
      defaultValue={typed}
      maxLength={64}
      autoComplete="off"
      onBlur={judge}
    />
  );
}

function NumberHint({ number: { name, format, example } }: { number: NumberCriteriaView }) {
  const words = useSearchWords().numbers;
  // A figure stays with what it counts.
  const said = words.hint(name, format.replaceAll(/(?<=\d) (?=\p{Ll})/gu, '\u00a0'));
  if (example === '') return said;
  return (
    <>
      {said},{' '}
      <span className={styles.example}>{words.example(example.replaceAll(/ (?=\d)/g, '\u00a0'))}</span>
    </>
  );
}
