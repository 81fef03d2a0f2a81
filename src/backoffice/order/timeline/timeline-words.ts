import { reasonCodeOf } from '#kernel/actor.ts';
import { type Locale, languages } from '#kernel/locale.ts';
import { formatMoney } from '#kernel/money.ts';
import type { TimelineRow } from '#workflows/read-timeline/contract.ts';
import type { useTexts } from '../../texts/use-texts.tsx';

type Texts = ReturnType<typeof useTexts>;

/** What a row tells in one line. An event that this build does not know yet is shown by its own name. Pure. */
export function timelineTitle(row: TimelineRow, texts: Texts): string {
  const { what, event, details } = row;
  const { timeline: words, words: names, mails, locale } = texts;
  switch (what) {
    case 'order':
      return eventName(texts.events.order, event);
    case 'buyer':
      return words.buyer(details.subject ?? '', details.count ?? 0);
    case 'vat_check':
      return eventName(words.vatCheck, event);
    case 'payment': {
      // What befalls a fresh hold is not said of the one that still counts.
      const plain = event.replace(/^renewal_/, '');
      const special =
        plain !== event
          ? texts.events.renewal[plain]
          : details.isByInvoice === true
            ? texts.events.invoice[plain]
            : undefined;
      return `${special ?? eventName(texts.events.payment, plain)}${amountOf(details, locale)}`;
    }
    case 'debt':
      return `${eventName(texts.events.debt, event)}${amountOf(details, locale)}`;
    case 'question':
      return words.question;
    case 'answer':
      return words.answer(details.minutes ? timeWords(details.minutes * 60, texts) : '');
    case 'claim':
      return event === 'file_read' ? words.claimFileRead : words.claim(details.files ?? 0);
    case 'file':
      return eventName(words.files, event);
    case 'download':
      return words.download(languages[details.locale ?? locale].ownName, details.times ?? 1);
    case 'step':
      return words.step(details.step ? names.work[details.step] : '', eventName(names.outcomes, event));
    case 'research':
      if (event === 'hand_in') return words.handedIn(details.source ?? '');
      if (event === 'read_again') return words.readAgain(details.source ?? '');
      if (event === 'read_again_in_vain') return words.readAgainInVain(details.source ?? '');
      return event === 'ask_again'
        ? words.askedAgain(details.source ?? '')
        : words.research(
            details.answered ?? 0,
            details.asked ?? 0,
            details.seconds == null ? '' : timeWords(details.seconds, texts),
          );
    case 'dossier':
      return words.dossier(details.count ?? 0, details.sections ?? 0);
    case 'document':
      return [eventName(words.documents, event), details.subject ?? ''].filter(Boolean).join(': ');
    case 'screening':
      return words.screening(details.list ?? '');
    case 'check':
      return event === 'approve'
        ? words.approved(details.accepted ?? 0, details.changed ?? 0)
        : words.checked(details.accepted ?? 0, details.comments ?? 0);
    case 'mail': {
      const name = details.subject ?? eventName(mails.kinds, event);
      return details.isAgain === true ? words.mailAgain(name) : words.mail(name);
    }
    case 'mail_act':
      if (event === 'bounce' || event === 'delay' || event === 'complaint')
        return words.cameBack[event](details.subject ?? '…');
      return event === 'resend'
        ? words.resend(details.subject ?? mails.kinds.resend ?? '')
        : words.changeAddress;
    case 'note':
      return words.note;
  }
}

/** What a row says beside its line: what a person wrote, or why the program did it, in the words of the page. Pure. */
export function timelineText(
  { what, text }: Pick<TimelineRow, 'what' | 'text'>,
  { timeline: words }: Pick<Texts, 'timeline'>,
): string {
  const isReason = what === 'payment' || what === 'mail_act';
  const code = isReason && text !== null ? reasonCodeOf(text) : undefined;
  return code === undefined ? (text ?? '') : words.reasons[code];
}

/** `41 s`, `22 min`, `3 h 5 min`. */
export function timeWords(seconds: number, { timeline: words }: Pick<Texts, 'timeline'>): string {
  if (seconds < 60) return words.seconds(Math.round(seconds));
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return words.minutes(minutes);
  const rest = minutes % 60;
  const hours = words.hours(Math.floor(minutes / 60));
  return rest === 0 ? hours : `${hours} ${words.minutes(rest)}`;
}

function amountOf({ amountMinor, currency }: TimelineRow['details'], locale: Locale): string {
  return amountMinor === undefined || currency === undefined
    ? ''
    : `: ${formatMoney({ amountMinor, currency }, locale)}`;
}

function eventName(names: Readonly<Record<string, string>>, event: string): string {
  return names[event] ?? event;
}
