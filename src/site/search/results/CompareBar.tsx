import { Form } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { comparedCount } from '../query/compared-ids.ts';
import { useSearchWords } from '../texts/words.ts';
import styles from './CompareBar.module.css';
import type { Ticked } from './use-ticked.ts';

/** The form to which the boxes of the rows belong. */
const formId = 'compare-two';

type CompareBarProps = {
  ticked: readonly Ticked[];
  /** Ticked ones that have no box on this page of the list. */
  elsewhere: readonly Ticked[];
  /** What the address holds besides: the search, its filters and its page. */
  params: Readonly<Record<string, string | readonly string[]>>;
};

/** Sets the two ticked companies side by side; a plain form, so that it works without a script. */
export function CompareBar({ ticked, elsewhere, params }: CompareBarProps) {
  const { compare } = useSearchWords();
  const { to } = useTexts();
  const [one] = ticked;
  return (
    <Form
      id={formId}
      method="get"
      action={to('/company-search')}
      className={styles.bar}
      aria-label={compare.heading}
    >
      {Object.entries(params).flatMap(([name, values]) =>
        [values]
          .flat()
          .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      {elsewhere.map(({ id }) => (
        <input key={id} type="hidden" name="compare" value={id} />
      ))}
      <p role="status">
        {one === undefined
          ? compare.explained
          : ticked.length < comparedCount
            ? compare.one(one.name)
            : ticked.length === comparedCount
              ? compare.two(ticked.map(({ name }) => name))
              : compare.many(ticked.length)}
      </p>
      <Button type="submit" look={ticked.length === comparedCount ? 'primary' : 'secondary'}>
        {compare.button}
      </Button>
    </Form>
  );
}

type CompareBoxProps = { company: Ticked; isTicked: boolean; isFull: boolean };

/** The box of one row. */
export function CompareBox({ company: { id, name }, isTicked, isFull }: CompareBoxProps) {
  const { compare } = useSearchWords();
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        name="compare"
        value={id}
        form={formId}
        data-name={name}
        defaultChecked={isTicked}
        disabled={isFull && !isTicked}
      />
      <span>
        {compare.choose} <span className="visually-hidden">{name}</span>
      </span>
    </label>
  );
}
