import { useState } from 'react';
import { newName } from '#modules/content/contract.ts';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { moveSiteText, shortestReason } from '#workflows/edit-texts/contract.ts';
import { VersionDialog } from '../page/versions/VersionDialog.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import type { TextWork } from './use-text-desk.ts';

type MoveDialogProps = { work: TextWork; onClose: () => void };

/** Another address of an article, and why; those that it had lead there. */
export function MoveDialog({ work, onClose }: MoveDialogProps) {
  const { siteTexts: words } = useTexts();
  const { desk, params } = work;
  const { path } = desk.text;
  const here = path.split('/').at(-1) ?? '';
  const key = `site-text:move:${params.name}`;
  const typed = useTextDraft(`${key}:slug`, here);
  const [isTried, setTried] = useState(false);
  const slug = typed.text.trim();
  const isOwn = slug === params.name;
  const isWrong = !isOwn && !newName.test(slug);
  const move = async (reason: string) => {
    const outcome = await work.act(
      (api) => api.call(moveSiteText, { params, body: { slug, from: path, reason } }),
      words.moved,
      { isAside: true },
    );
    if (outcome === 'done') typed.forget(slug);
    return outcome;
  };
  return (
    <VersionDialog
      {...{ work, words, shortestReason, onClose }}
      reasonKey={key}
      title={words.moveTitle}
      button={words.moveNow}
      isReady={!isWrong}
      onTry={() => setTried(true)}
      onConfirm={move}
    >
      <p>{words.moveText}</p>
      <Field
        label={words.address}
        hint={words.moveHint(isOwn ? desk.firstPath : `/blogs/${slug}`)}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.text}
        error={isTried && isWrong ? words.wrongAddress : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
          typed.write(currentTarget.value.toLowerCase())
        }
      />
    </VersionDialog>
  );
}
