import { useState } from 'react';
import { Later } from '../page/Later.tsx';
import { Panel } from '../page/Panel.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { SubmitObstacles, useSubmitObstacles } from './ask/SubmitObstacles.tsx';
import { Claims } from './Claims.tsx';
import { OrderFiles } from './files/OrderFiles.tsx';
import { Clocks } from './head/Clocks.tsx';
import { HeadNotices } from './head/HeadNotices.tsx';
import { OrderHead } from './head/OrderHead.tsx';
import { MailDialog } from './mails/MailDialog.tsx';
import { MailList } from './mails/MailList.tsx';
import { ResendDialog } from './mails/ResendDialog.tsx';
import styles from './OrderDesk.module.css';
import { Preview } from './Preview.tsx';
import { Research } from './research/Research.tsx';
import { Subject } from './Subject.tsx';
import { Screening } from './screening/Screening.tsx';
import { TimelinePane } from './timeline/TimelinePane.tsx';
import { WorkItems } from './WorkItems.tsx';

/** One order whole: the head with its clocks, everything that happened, and beside it what it consists of. */
export function OrderDesk() {
  const { orderDesk } = useTexts();
  const obstacles = useSubmitObstacles();
  const [opened, setOpened] = useState<{ mailId: string; isAgain: boolean }>();
  const inTheWay = obstacles.obstacles.length + (obstacles.openWork > 0 ? 1 : 0);
  const openMail = (mailId: string, isAgain: boolean) => setOpened({ mailId, isAgain });
  const close = () => setOpened(undefined);
  return (
    <div className={styles.page}>
      <OrderHead />
      <div className={styles.notices}>
        <HeadNotices />
      </div>
      <div className={styles.panes}>
        <div className={styles.main}>
          <Clocks />
          <TimelinePane onOpenMail={openMail} />
        </div>
        <div className={styles.side}>
          <Later>
            <Panel title={orderDesk.about}>
              <Subject />
            </Panel>
            <OrderFiles />
            <Claims />
            <WorkItems />
            {obstacles.isBlocked ? (
              <Panel title={orderDesk.blocked}>
                <details>
                  <summary className={styles.summary}>{orderDesk.blockedBy(inTheWay)}</summary>
                  <SubmitObstacles obstacles={obstacles} />
                </details>
              </Panel>
            ) : null}
            <Research />
            <Screening />
            <Preview />
            <MailList onOpenMail={openMail} />
          </Later>
        </div>
      </div>
      <Later>
        <MailDialog mailId={opened?.isAgain === false ? opened.mailId : undefined} onClose={close} />
        <ResendDialog mailId={opened?.isAgain === true ? opened.mailId : undefined} onClose={close} />
      </Later>
    </div>
  );
}
