import { type FormEvent, useEffect, useRef } from 'react';
import { mentionedIn, mentionOf } from '#modules/worklists/mention-rules.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { maxCommentChars } from '#workflows/check-report/contract.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { SmallButton } from '../../page/SmallButton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useCheck } from '../work/check-work.tsx';
import { useDecisions } from '../work/use-decisions.ts';
import { Mentions } from './Mentions.tsx';
import styles from './side.module.css';

/** What was said of the value, in its order, and the field for more. */
export function Comments() {
  const { review: words, locale } = useTexts();
  const { current, isCommenting } = useCheck();
  if (current === undefined) return null;
  return (
    <section className={styles.comments} aria-label={words.commentsOn}>
      {current.comments.length === 0 && !isCommenting ? null : <h2>{words.commentsOn}</h2>}
      {current.comments.length === 0 ? null : (
        <ol>
          {current.comments.map(({ id, by, isOpen, text, at }) => (
            <li key={id}>
              <p className={styles.by}>
                <b>{by}</b> <span className="tabular">{formatMoment(at, locale)}</span>
                {isOpen ? <Badge tone="bad">{words.marks.comment}</Badge> : null}
              </p>
              <p className={styles.words}>
                <Mentions text={text} />
              </p>
            </li>
          ))}
        </ol>
      )}
      {isCommenting ? <CommentForm place={current.place} /> : null}
    </section>
  );
}

function CommentForm({ place }: { place: string }) {
  const { review: words, timeline } = useTexts();
  const { check, setCommenting } = useCheck();
  const { mayDecide, comment } = useDecisions();
  // It outlives a refusal, for which the field opens again.
  const typed = useTextDraft(`check:${check.orderId}:${place}`);
  const { text } = typed;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const say = () => {
    if (text.trim() === '') return;
    void comment(place, text).then((isDone) => {
      if (isDone) typed.forget();
    });
  };
  useKeys(words.commentField, [
    { keys: 'Ctrl+Enter', label: words.say, act: say, isForFields: true },
    { keys: 'Escape', label: words.cancel, act: () => setCommenting(false), isForFields: true },
  ]);
  const named = mentionedIn(text, check.colleagues).map(({ name }) => name);
  const names = check.colleagues.slice(0, 3).map((one) => mentionOf(one, check.colleagues));
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        say();
      }}
    >
      <label className="visually-hidden" htmlFor="check-comment">
        {words.commentField}
      </label>
      <textarea
        ref={field}
        id="check-comment"
        rows={3}
        maxLength={maxCommentChars}
        value={text}
        onChange={(event) => typed.write(event.currentTarget.value)}
      />
      <p className={styles.formActs}>
        <SmallButton keys="Ctrl+Enter" isMain onPress={say}>
          {words.comment}
        </SmallButton>
        {named.length === 0 ? null : <b>{timeline.compose.told(named.join(', '))}</b>}
        <span>{mayDecide ? words.commentHint(names.join(', ')) : words.replyHint}</span>
      </p>
    </form>
  );
}
