import type { DocumentView } from '#modules/reports/contract.ts';
import { maxPlaceChars, placeText, readPlace } from '#modules/reports/contract.ts';
import { Field } from '#ui/forms/Field.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import form from '../values/editor-form.module.css';

type PlaceFieldsProps = {
  document: DocumentView;
  /** What is said already, or what is said where nobody says anything. */
  place: string | null;
  onChange: (place: string | null) => void;
};

/** Where in a document a value stands: page, and what the document calls the place. */
export function PlaceFields({ document, place, onChange }: PlaceFieldsProps) {
  const { documents: words } = useTexts();
  const said = readPlace(place);
  const pages = document.pages ?? 0;
  return (
    <>
      <p className={form.muted}>{words.ofDocument}</p>
      <div className={form.sourceGrid}>
        {pages === 0 ? null : (
          <Field
            label={words.page}
            hint={words.pageHint}
            type="number"
            inputMode="numeric"
            min={1}
            max={pages}
            value={said.page ?? ''}
            onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => {
              const page = Math.min(pages, Math.trunc(Number(currentTarget.value)));
              onChange(placeText({ ...said, page: page >= 1 ? page : null }));
            }}
          />
        )}
        <Field
          label={words.heading}
          hint={words.headingHint}
          value={said.heading}
          maxLength={maxPlaceChars}
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            onChange(keepSpace(placeText({ ...said, heading: currentTarget.value }), currentTarget.value))
          }
        />
      </div>
    </>
  );
}

/** A space at the end is part of the next word while somebody types. */
function keepSpace(place: string | null, typed: string): string | null {
  return place !== null && /\S\s$/.test(typed) ? `${place} ` : place;
}
