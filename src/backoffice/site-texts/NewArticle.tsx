import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inEveryLanguage, languages, locales } from '#kernel/locale.ts';
import { newName } from '#modules/content/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { createSiteText } from '#workflows/edit-texts/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useStaffAct } from '../session/use-staff-act.ts';
import { useTexts } from '../texts/use-texts.tsx';

const longestTitle = 120;
const longestName = 60;

/** Begins an article that is no file: its address and its titles; the rest is written on its own page. */
export function NewArticle() {
  const { siteTexts: words, acts } = useTexts();
  const navigate = useNavigate();
  const calls = useStaffAct('/catalogue/texts');
  const [isAsked, setAsked] = useState(false);
  const [isTried, setTried] = useState(false);
  const typed = useTextDraft('new-article', JSON.stringify({ name: '', ...inEveryLanguage(() => '') }));
  // Only what is written below is kept there.
  const fields = JSON.parse(typed.text) as Record<string, string>;
  const of = (field: string) => fields[field] ?? '';
  const write = (field: string, text: string) => typed.write(JSON.stringify({ ...fields, [field]: text }));
  const name = of('name').trim();
  const titles = inEveryLanguage((locale) => of(locale).trim());
  const isNamed = newName.test(name) && name.length <= longestName;
  const isTitled = locales.every((locale) => titles[locale] !== '');
  const close = () => {
    calls.clear();
    setTried(false);
    setAsked(false);
  };
  const create = async () => {
    setTried(true);
    if (!isNamed || !isTitled) return;
    if (!(await calls.act((api) => api.call(createSiteText, { body: { name, titles } }), words.begun)))
      return;
    typed.forget();
    await navigate(`/catalogue/texts/article/${name}`);
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{words.newArticle}</Button>
      {isAsked ? (
        <ConfirmDialog
          isOpen
          title={words.newTitle}
          confirmText={calls.isBusy ? words.busy : words.begin}
          cancelText={acts.back}
          isBusy={calls.isBusy}
          onConfirm={() => void create()}
          onClose={close}
        >
          {locales.map((locale) => (
            <Field
              key={locale}
              label={words.titleIn(languages[locale].ownName)}
              lang={locale}
              maxLength={longestTitle}
              autoComplete="off"
              value={of(locale)}
              error={isTried && titles[locale] === '' ? words.noTitle : undefined}
              onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
                write(locale, currentTarget.value)
              }
            />
          ))}
          <Field
            label={words.address}
            hint={`/blogs/${name}`}
            maxLength={longestName}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={of('name')}
            error={isTried && !isNamed ? words.wrongAddress : undefined}
            onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
              write('name', currentTarget.value.toLowerCase())
            }
          />
          <FaultNotice fault={calls.fault} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
