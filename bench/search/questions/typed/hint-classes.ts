import { pickForm, stemOf, writeName } from '../../corpus/compose-name.ts';
import type { MadeCompany } from '../../corpus/make-company.ts';
import { at, type Random } from '../../corpus/random.ts';
import { type Draughted, nameKey, type QuestionClass } from '../question.ts';
import { isSigns } from '../slips.ts';
import { withForm } from '../word-classes.ts';
import { countryNames } from './country-names.ts';

type Ask = QuestionClass['ask'];
type Side = 'behind' | 'front' | 'brackets';

/** The company's own town beside its name, as on an invoice; of namesakes the one in that town is meant. */
function withTown(side: Side): Ask {
  return (made, random) => {
    const { draft, city } = made;
    const { code } = draft.country;
    const stem = stemOf(draft);
    if (stem.includes(city.text)) return undefined;
    const town = city.english !== undefined && random.chance(0.2) ? city.english : city.text;
    const name = withForm(made, stem, 0.8, random).name ?? '';
    return {
      name: placed(name, town, side, draft.language.joiner === '' && isSigns(town), random),
      keys: [
        `${nameKey(code, stem)}@${city.text}`,
        nameKey(code, `${stem} ${town}`),
        nameKey(code, `${town} ${stem}`),
      ],
    };
  };
}

function placed(name: string, town: string, side: Side, isUnspaced: boolean, random: Random): string {
  const gap = isUnspaced ? '' : ' ';
  if (side === 'brackets') return isUnspaced ? `${name}（${town}）` : `${name} (${town})`;
  if (side === 'front') return `${town}${isUnspaced ? '' : random.pick([' ', ', ', ' - '])}${name}`;
  return `${name}${random.pick([', ', ', ', gap, ' - '])}${town}`;
}

function withCountry(which: 0 | 1 | 2): Ask {
  return (made, random) => {
    const { draft } = made;
    const name = countryNames.get(draft.country.code)?.[which];
    const stem = stemOf(draft);
    if (name === undefined || stem.includes(name)) return undefined;
    const whole = withForm(made, stem, 0.75, random).name ?? '';
    const bare = `${stem} ${name}`;
    const way = random.float();
    if (way < 0.15) return { name: `${name} ${whole}`, bare: `${name} ${stem}` };
    return {
      name: way < 0.7 ? `${whole} ${name}` : way < 0.9 ? `${whole}, ${name}` : `${whole} (${name})`,
      bare,
    };
  };
}

/** The form on the other side of the name than the country has it. */
function formMoved(made: MadeCompany): Draughted | undefined {
  const { draft } = made;
  if (draft.form.lead !== undefined) return undefined;
  const bare = stemOf(draft);
  const { text } = draft.form;
  return { name: draft.isFormFirst ? `${bare} ${text}` : `${text} ${bare}`, bare };
}

/** A second spelling of the form, or a form of the same country, behind the one that is there. */
function formAdded(made: MadeCompany, random: Random): Draughted | undefined {
  const { form, country } = made.draft;
  const others = country.forms.filter(({ text }) => text !== form.text);
  if (others.length === 0) return undefined;
  const other = random.chance(0.4) ? form.latin : pickForm(others, random).text;
  return other === form.text
    ? undefined
    : { name: `${writeName(made.draft)} ${other}`, bare: stemOf(made.draft) };
}

const abroad = ['LLC', 'Ltd', 'Limited', 'GmbH', 'Inc.', 'S.A.', 'Co., Ltd.', 'AG', 'B.V.'];

/** The form of another country in place of its own: a Russian writes ООО before anything, an American LLC behind it. */
function formAbroad(made: MadeCompany, random: Random): Draughted {
  const bare = stemOf(made.draft);
  const isRussian = random.chance(0.35) && made.draft.country.lang !== 'ru';
  if (isRussian) return { name: random.chance(0.8) ? `ООО ${bare}` : `ООО «${bare}»`, bare };
  const own = made.draft.country.forms.map(({ text }) => text);
  const strange = abroad.filter((form) => !own.includes(form));
  return { name: `${bare} ${at(strange, random.below(strange.length))}`, bare };
}

const hint = (name: string, ask: Ask): QuestionClass => ({ name, kind: 'name', isNew: true, ask });

/** Town, country and form anywhere beside the name. */
export const hintClasses: readonly QuestionClass[] = [
  hint('town behind', withTown('behind')),
  hint('town in front', withTown('front')),
  hint('town in brackets', withTown('brackets')),
  hint('country in English', withCountry(0)),
  hint('country in Russian', withCountry(1)),
  hint('country in its language', withCountry(2)),
  hint('form moved', formMoved),
  hint('form added', formAdded),
  hint('form from abroad', formAbroad),
];
