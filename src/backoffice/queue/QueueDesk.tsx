import { useSearchParams } from 'react-router';
import { ActBar } from './acts/ActBar.tsx';
import { GiveDialog } from './acts/GiveDialog.tsx';
import { NoteDialog } from './acts/NoteDialog.tsx';
import { ViewDialog } from './acts/ViewDialog.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { SidePanel } from './panel/SidePanel.tsx';
import styles from './QueueDesk.module.css';
import { QueueKeys } from './QueueKeys.tsx';
import { OrderTable } from './table/OrderTable.tsx';
import { ViewList } from './views/ViewList.tsx';
import { useQueue } from './work/queue-work.tsx';

/** Views, the list, the chosen order: beside each other; where it is narrow the order is a page of its own. */
export function QueueDesk() {
  const { isPanelOpen, current } = useQueue();
  const [search] = useSearchParams();
  const isPage = search.get('order') !== null && current !== undefined;
  return (
    <div
      className={styles.desk}
      data-panel={isPanelOpen ? '' : undefined}
      data-page={isPage ? '' : undefined}
    >
      <ViewList />
      <div className={styles.list}>
        <div className={styles.scroll}>
          <FilterBar />
          <OrderTable />
        </div>
        <ActBar />
      </div>
      {isPanelOpen || isPage ? <SidePanel /> : null}
      <QueueKeys />
      <GiveDialog />
      <NoteDialog />
      <ViewDialog />
    </div>
  );
}
