import { useState } from 'react';
import { Notice } from '#ui/base/Notice.tsx';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { Later } from '../page/Later.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './CheckDesk.module.css';
import { CheckKeys } from './CheckKeys.tsx';
import { type Finish, FinishDialogs } from './finish/FinishDialogs.tsx';
import { CheckHead } from './head/CheckHead.tsx';
import { SideSwitch } from './SideSwitch.tsx';
import { ChangeList } from './side/ChangeList.tsx';
import { EvidencePane } from './side/EvidencePane.tsx';
import { SectionValues } from './values/SectionValues.tsx';
import { useCheck } from './work/check-work.tsx';

const panes = ['list', 'values', 'evidence'] as const;

/** What was changed, each value with its decision, where it comes from: beside each other, or one at a time where it is narrow. */
export function CheckDesk() {
  const { review: words } = useTexts();
  const { check, current, other, fault } = useCheck();
  const [pane, setPane] = useState<(typeof panes)[number]>('values');
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Finish>();
  const here = check.sections.find(({ items }) => items.some((one) => one === current))?.code;
  const turn = (code: string | undefined) =>
    code === undefined
      ? undefined
      : setShown((before) => {
          const next = new Set(before);
          if (!next.delete(code)) next.add(code);
          return next;
        });
  const source = (other === undefined ? (current?.author ?? current?.machine) : current?.machine)?.source;
  const ask = (finish: Finish) => () => setAsked(finish);
  return (
    <div className={styles.page}>
      <CheckHead source={source} onSendBack={ask('sendBack')} onApprove={ask('approve')} />
      {check.mayDecide ? null : (
        <div className={styles.notice}>
          <Notice>
            <p>{check.state === 'in_review' ? words.isOwn : words.notInReview}</p>
          </Notice>
        </div>
      )}
      {asked === undefined ? <FaultNotice fault={fault} /> : null}
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{words.panesLabel}</legend>
        {panes.map((name) => (
          <button key={name} type="button" aria-pressed={name === pane} onClick={() => setPane(name)}>
            {words.panes[name]}
          </button>
        ))}
      </fieldset>
      <div className={styles.three} data-pane={pane}>
        <ChangeList onGo={() => setPane('values')} />
        <div className={styles.values}>
          <SideSwitch />
          {check.sections
            .filter(({ items, found }) => items.length + found.length > 0)
            // What is to be decided on comes first; what stands as found is there to be read.
            .toSorted((a, b) => Number(b.items.length > 0) - Number(a.items.length > 0))
            .map((section) => (
              <SectionValues
                key={section.code}
                section={section}
                isHere={section.code === (here ?? check.sections[0]?.code)}
                isShown={shown.has(section.code)}
                onShow={() => turn(section.code)}
              />
            ))}
        </div>
        <Later>
          <EvidencePane />
        </Later>
      </div>
      <CheckKeys
        onUnchanged={() => turn(here ?? check.sections[0]?.code)}
        onSendBack={ask('sendBack')}
        onApprove={ask('approve')}
      />
      <Later>
        <FinishDialogs asked={asked} onClose={() => setAsked(undefined)} />
      </Later>
    </div>
  );
}
