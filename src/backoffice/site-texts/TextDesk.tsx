import { useState } from 'react';
import { languages, locales, localizedPath } from '#kernel/locale.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { NewTabLink } from '#ui/base/NewTabLink.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Field } from '#ui/forms/Field.tsx';
import {
  discardTextDraft,
  maxSource,
  type SiteTextDesk,
  saveTextDraft,
} from '#workflows/edit-texts/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { SmallButton } from '../page/SmallButton.tsx';
import { OvertakenNotice } from '../page/versions/OvertakenNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { PublishTextDialog } from './PublishTextDialog.tsx';
import styles from './site-texts.module.css';
import { TextBadges } from './TextBadges.tsx';
import { TextHistory } from './TextHistory.tsx';
import { usePreview } from './use-preview.ts';
import { useTextDesk } from './use-text-desk.ts';

/** One text: both languages beside each other, how it would look, and its history. */
export function TextDesk({ loaded }: { loaded: SiteTextDesk }) {
  const { siteTexts: words, shell, locale } = useTexts();
  const work = useTextDesk(loaded);
  const { desk, params, sources, seen, isDirty, isBusy } = work;
  const { text } = desk;
  const preview = usePreview(params.kind, params.name, work.written);
  const [asked, ask] = useState<'publish' | 'move'>();
  const isAsShown = locales.every((one) => sources[one] === desk.shown[one]);
  const save = () =>
    work.act((api) => api.call(saveTextDraft, { params, body: { sources, seen } }), words.saved);
  const discard = () =>
    work.act((api) => api.call(discardTextDraft, { params, body: { seen } }), words.discarded);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{text.titles[locale]}</h1>
        <TextBadges text={text} />
        {isDirty ? <Badge tone="warn">{words.unsaved}</Badge> : null}
        {text.isOnSite ? (
          <NewTabLink href={localizedPath(locale, text.path)} says={shell.opensNewTab}>
            {words.toSite}
          </NewTabLink>
        ) : (
          <code>{localizedPath(locale, text.path)}</code>
        )}
        {text.kind === 'article' ? (
          <SmallButton isOff={isBusy} onPress={() => ask('move')}>
            {words.move}
          </SmallButton>
        ) : null}
      </div>
      {text.isUnreadable ? (
        <Notice tone="bad">
          <p>{text.isFiled ? words.unreadable : words.unreadableNoFile}</p>
        </Notice>
      ) : null}
      {text.isFileNewer ? (
        <Notice tone="warn">
          <p>{words.fileNewer}</p>
        </Notice>
      ) : null}
      {work.isOvertaken ? <OvertakenNotice words={words} onTake={() => work.forget()} /> : null}
      <div className={styles.panes}>
        <div className={styles.editors}>
          {locales.map((one) => (
            <div key={one} className={styles.editor} lang={one}>
              <Field
                label={words.source(languages[one].ownName)}
                rows={26}
                spellCheck
                maxLength={maxSource}
                value={sources[one]}
                error={faultIn(one)}
                onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
                  work.write(one, currentTarget.value)
                }
              />
            </div>
          ))}
        </div>
        <PreviewPane preview={preview} />
      </div>
      {asked !== undefined ? null : <FaultNotice fault={work.fault} />}
      <div className={styles.acts}>
        <Button disabled={isBusy || isAsShown || preview.faults.length > 0} onClick={() => ask('publish')}>
          {words.publish}
        </Button>
        <Button look="secondary" disabled={isBusy || !isDirty} onClick={() => void save()}>
          {words.save}
        </Button>
        {isDirty ? (
          <Button look="secondary" disabled={isBusy} onClick={() => work.forget()}>
            {words.asSaved}
          </Button>
        ) : null}
        {text.draft === null ? null : (
          <>
            <Button look="danger" disabled={isBusy} onClick={() => void discard()}>
              {words.discard}
            </Button>
            <p className={styles.muted}>
              {words.draftedBy(text.draft.savedBy, formatMoment(text.draft.savedAt, locale))}
            </p>
          </>
        )}
      </div>
      <TextHistory work={work} />
      {asked === 'publish' ? <PublishTextDialog work={work} onClose={() => ask(undefined)} /> : null}
      {asked === 'move' ? <MoveDialog work={work} onClose={() => ask(undefined)} /> : null}
    </div>
  );

  function faultIn(one: (typeof locales)[number]): string | undefined {
    const fault = preview.faults.find((each) => each.locale === one);
    return fault && words.fault(fault.line, fault.sentence);
  }
}
