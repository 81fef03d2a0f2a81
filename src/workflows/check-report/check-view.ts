import type { Actor } from '#kernel/actor.ts';
import type { Locale, Localized } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import { isAccepted } from '#modules/checks/service.ts';
import { personOf } from './changes/changes.ts';
import type { PlacedValue } from './changes/placed-value.ts';
import type { CheckItem, CheckView } from './contract.ts';
import { numberSources } from './numbered-sources.ts';
import type { Check } from './read-check.ts';

type Staff = Extract<Actor, { kind: 'account' }>;
type Reader = Readonly<{
  me: Staff;
  locale: Locale;
  /** Of an account, as the staff know each other. */
  nameOf: (accountId: string | null) => string;
}>;
type Cited = Readonly<{ shown: string; source: string; sourceRu: string | null }>;

/** The sections of a check in the reader's language: what is to be decided on, and what stands as it was found. */
export function viewSections(check: Check, reader: Reader): CheckView['sections'] {
  const { view, values, changes } = check;
  const numberOf = numberSources(view);
  const say = (said: Cited) => ({
    shown: shorten(said.shown, 5_000),
    source: shorten(sourceIn(said, reader.locale), 300),
    number: numberOf(said),
  });
  const places = new Set(changes.map(({ value }) => value.place));
  return view.sections.map((section, index) => ({
    code: section.code,
    title: section.title,
    number: index + 1,
    items: changes
      .filter(({ value }) => value.section === section.code)
      .map((change) => viewItem(change, check, { ...reader, say })),
    found: values
      .filter((value) => value.section === section.code && !places.has(value.place))
      .map((value) => ({
        ...{ place: value.place, label: value.label, of: value.of, factId: value.factId },
        said: say(value),
      })),
  }));
}

function viewItem(
  { how, value, machine, isContradicted }: Check['changes'][number],
  check: Check,
  reader: Reader & { say: (said: Cited) => NonNullable<CheckItem['machine']> },
): CheckItem {
  const { say, locale } = reader;
  const { place, fingerprint } = value;
  const stood = check.round?.stood.find((one) => one.place === place);
  const sealed = check.sealed.get(place);
  const verdict = (['true_match', 'false_match', 'unresolved'] as const).find((one) => one === value.shown);
  return {
    ...{ place, label: value.label, of: value.of, how, factId: value.factId, fingerprint, isContradicted },
    verdict: how === 'judged' ? (verdict ?? null) : null,
    isChangedSince: check.round !== undefined && stood?.fingerprint !== fingerprint,
    machine: machine && say(machine),
    sentBack: stood ? say({ shown: stood.shown[locale] ?? '', source: stood.source, sourceRu: null }) : null,
    sealed: sealed ? say(sealed) : null,
    author: how === 'found' || how === 'gone' ? null : { ...say(value), ...whoWrote(value, reader) },
    why: value.reason === null ? null : shorten(value.reason, 1_000),
    printed: how === 'removed' || how === 'gone' || how === 'judged' ? '' : value.shown,
    ...viewDecision(value, check, reader),
  };
}

function whoWrote({ enteredBy, enteredAt, reasonBy, reasonAt }: PlacedValue, { nameOf }: Reader) {
  const by = personOf(enteredBy) ?? personOf(reasonBy);
  return { by: by === null ? null : nameOf(by), at: reasonAt ?? enteredAt };
}

function viewDecision({ place, fingerprint }: PlacedValue, check: Check, { me, nameOf }: Reader) {
  const standing = check.standing.get(place);
  const accepted = standing?.accepted;
  const open = new Set(standing?.open.map(({ id }) => id));
  const who = (actor: string) => ({ by: nameOf(personOf(actor)), isMine: personOf(actor) === me.accountId });
  return {
    accepted:
      accepted && isAccepted(standing, fingerprint)
        ? { ...who(accepted.actor), at: accepted.at.toISOString() }
        : null,
    comments: (standing?.thread ?? []).slice(-1_000).map(({ id, actor, what, text, at }) => ({
      ...{ id, ...who(actor), isOpen: open.has(id), isReply: what === 'reply' },
      ...{ text: text ?? '', at: at.toISOString() },
    })),
  };
}

function sourceIn({ source, sourceRu }: Cited, locale: Locale): string {
  const given: Partial<Localized<string | null>> = { ru: sourceRu };
  return given[locale] ?? source;
}
