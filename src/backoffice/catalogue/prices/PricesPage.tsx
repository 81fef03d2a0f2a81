import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { saveText } from '#ui/base/save-text.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { exportPrices, type PriceDesk } from '#workflows/edit-catalogue/contract.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { faultWords } from '../../session/fault-words.ts';
import { fetchStaffFile } from '../../session/staff-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { CatalogueHead } from '../CatalogueHead.tsx';
import { DiscardDialog } from '../dialogs/DiscardDialog.tsx';
import { ImportDialog } from '../dialogs/ImportDialog.tsx';
import { PublishDialog } from '../dialogs/PublishDialog.tsx';
import { RaiseDialog } from '../dialogs/RaiseDialog.tsx';
import { TermsDialog } from '../dialogs/TermsDialog.tsx';
import { columnsOf, type PricesView, paramsOf, rowsOf, viewOf } from '../model/prices-view.ts';
import { usePriceDesk } from '../use-price-desk.ts';
import { DraftBanner } from './DraftBanner.tsx';
import { PriceTable } from './PriceTable.tsx';
import { PriceTools } from './PriceTools.tsx';

type Asked = Readonly<
  { what: 'publish' | 'raise' | 'import' | 'discard' } | { what: 'terms'; tariffId: number }
>;

/** Prices: the table, what is drafted, and everything that is done about them. */
export function PricesPage({ loaded }: { loaded: PriceDesk }) {
  const texts = useTexts();
  const { catalogue } = texts;
  const toast = useToast();
  const work = usePriceDesk(loaded);
  const { countries, groups, mayEdit } = work.desk;
  const [search, setSearch] = useSearchParams();
  // The address follows what is typed; it comes too late to be typed into.
  const [view, setView] = useState(() => viewOf(search));
  const show = (next: PricesView) => {
    setView(next);
    setSearch(paramsOf(next), { replace: true, preventScrollReset: true });
  };
  // What was asked last stays when its dialog closes, so that the focus can go back to where it was.
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const ask = (next: Asked) => {
    setAsked(next);
    setTurn(turn + 1);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const drafted = countries.flatMap(({ tariffs }) => tariffs).filter(({ draft }) => draft !== null).length;
  const searchRef = useRef<HTMLInputElement>(null);
  useKeys(catalogue.keys, [
    { keys: '/', label: catalogue.keyFind, act: () => searchRef.current?.focus(), isInBar: true },
    {
      keys: 'C',
      label: catalogue.keyChanged,
      act: () => show({ ...view, isChangedOnly: !view.isChangedOnly }),
      isInBar: true,
    },
    { keys: 'R', label: catalogue.raise, act: () => ask({ what: 'raise' }), isOff: !mayEdit, isInBar: true },
    {
      keys: 'P',
      label: catalogue.publish,
      act: () => ask({ what: 'publish' }),
      isOff: !mayEdit || drafted === 0,
      isInBar: true,
    },
  ]);
  const save = async () => {
    try {
      const blob = await fetchStaffFile(`/api/v1${exportPrices.path}`);
      // Reading it as text took the mark away by which spreadsheets know the script.
      saveText(`\ufeff${await blob.text()}`, catalogue.fileName);
    } catch (error) {
      toast(faultWords(error, texts).text, { isFault: true });
    }
  };
  const rows = rowsOf(countries, view);
  const dialog = { work, isOpen, onClose: close };
  const edited =
    asked?.what === 'terms'
      ? countries.flatMap((country) =>
          country.tariffs
            .filter(({ tariffId }) => tariffId === asked.tariffId)
            .map((tariff) => ({ country, tariff })),
        )[0]
      : undefined;
  return (
    <>
      <CatalogueHead title={catalogue.title} count={catalogue.shown(rows.length)}>
        <Button look="secondary" onClick={() => void save()}>
          {catalogue.export}
        </Button>
        {mayEdit ? (
          <>
            <Button look="secondary" onClick={() => ask({ what: 'import' })}>
              {catalogue.import}
            </Button>
            <Button look="secondary" aria-keyshortcuts="R" onClick={() => ask({ what: 'raise' })}>
              {catalogue.raise}
            </Button>
          </>
        ) : null}
      </CatalogueHead>
      {mayEdit ? null : (
        <Notice>
          <p>{catalogue.readOnly}</p>
        </Notice>
      )}
      <PriceTools view={view} groups={groups} searchRef={searchRef} onView={show} />
      {rows.length === 0 ? (
        <Notice icon="search" title={catalogue.noneTitle}>
          <p>{catalogue.noneText}</p>
        </Notice>
      ) : (
        <PriceTable
          columns={columnsOf(countries, view.kind)}
          rows={rows}
          onOpen={mayEdit ? (_, { tariffId }) => ask({ what: 'terms', tariffId }) : undefined}
        />
      )}
      <DraftBanner
        count={drafted}
        mayEdit={mayEdit}
        onPublish={() => ask({ what: 'publish' })}
        onDiscard={() => ask({ what: 'discard' })}
      />
      {edited === undefined ? null : <TermsDialog key={turn} {...dialog} {...edited} />}
      {asked?.what === 'publish' ? <PublishDialog key={turn} {...dialog} /> : null}
      {asked?.what === 'raise' ? <RaiseDialog key={turn} {...dialog} view={view} /> : null}
      {asked?.what === 'import' ? <ImportDialog key={turn} {...dialog} /> : null}
      {asked?.what === 'discard' ? <DiscardDialog key={turn} {...dialog} /> : null}
    </>
  );
}
