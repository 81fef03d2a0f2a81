import { buyerLimits, orderPurposes } from '#modules/orders/buyer/buyer-rules.ts';
import { words as purposeWords } from '#modules/orders/texts/purposes/words.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWords } from '../texts/words.ts';
import styles from './BuyerFields.module.css';
import {
  type BuyerField,
  type BuyerForm,
  buyerFields,
  type CountryChoice,
  isBuyerTyped,
} from './buyer-form.ts';

type BuyerFieldsProps = {
  /** What was typed before a refusal. */
  typed: BuyerForm | undefined;
  /** VIES does not know the number that was typed. */
  isVatRefused: boolean;
  countries: readonly CountryChoice[];
  errorOf: (field: BuyerField) => string | undefined;
};

/** “Buying for a company?”: folded and optional; what only a company has is hidden by the style, with scripts or without. */
export function BuyerFields({ typed, isVatRefused, countries, errorOf }: BuyerFieldsProps) {
  const { buyer } = useOrderWords();
  const { purposes } = purposeWords[useTexts().locale];
  const isOpen = (typed !== undefined && isBuyerTyped(typed)) || buyerFields.some((field) => errorOf(field));
  const control = (field: BuyerField) => ({
    id: field,
    name: field,
    label: buyer.labels[field],
    error: errorOf(field),
    defaultValue: typed?.[field],
  });
  return (
    <details className={styles.buyer} open={isOpen}>
      <summary>
        <Icon name="building" />
        {buyer.title}
        <Icon name="arrow-down" className={styles.arrow} />
      </summary>
      <p className={styles.lead}>{buyer.lead}</p>
      <fieldset className={styles.types}>
        <legend>{buyer.typeLegend}</legend>
        {(['LegalEntity', 'Individual'] as const).map((type) => (
          <label key={type}>
            <input
              type="radio"
              name="buyerType"
              value={type}
              defaultChecked={(typed?.type ?? 'LegalEntity') === type}
              data-private={type === 'Individual' ? '' : undefined}
            />
            {buyer.types[type]}
          </label>
        ))}
      </fieldset>
      <div className={styles.company}>
        <div className={styles.pair}>
          <Field
            {...control('companyName')}
            autoComplete="organization"
            maxLength={buyerLimits.companyName}
          />
          <SelectField
            {...control('countryCode')}
            prompt={buyer.chooseCountry}
            autoComplete="country"
            choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </div>
        <Field
          {...control('vatCode')}
          hint={buyer.vatCodeHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={buyerLimits.vatCode}
        />
        {isVatRefused || typed?.isVatAsIs === true ? (
          <label className={styles.naming}>
            <input type="checkbox" name="vatAsIs" value={typed?.vatCode} defaultChecked={typed?.isVatAsIs} />
            <span>{buyer.vatAsIs}</span>
          </label>
        ) : null}
        <Field
          {...control('address')}
          autoComplete="street-address"
          rows={2}
          maxLength={buyerLimits.address}
        />
      </div>
      <Field
        {...control('reference')}
        hint={buyer.referenceHint}
        autoComplete="off"
        maxLength={buyerLimits.reference}
      />
      <SelectField
        {...control('purpose')}
        prompt={buyer.choosePurpose}
        hint={buyer.purposeHint}
        choices={orderPurposes.map((value) => ({ value, label: purposes[value] }))}
      />
      <label className={styles.naming}>
        <input type="checkbox" name="mayBeNamed" value="yes" defaultChecked={typed?.mayBeNamed === true} />
        <span>{buyer.mayBeNamed}</span>
      </label>
      <Field {...control('note')} hint={buyer.noteHint} rows={3} maxLength={buyerLimits.note} />
      <Field
        {...control('copies')}
        hint={buyer.copiesHint}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={800}
      />
    </details>
  );
}
