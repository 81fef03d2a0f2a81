import { useEffect, useRef, useState } from 'react';
import type { CompanyView, MemberView } from '#modules/accounts/contract.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { formatDay } from '#ui/base/dates.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import frame from '../profile.module.css';
import { handOverCompany, removeColleague } from './endpoints.ts';
import styles from './People.module.css';
import { useCompanyWords } from './texts/words.ts';
import { useAct } from './use-act.ts';

type Asked = Readonly<{ what: 'remove' | 'handOver'; member: MemberView }>;

/** Who belongs to the company; its Director removes people here and hands over. */
export function People({ company }: { company: CompanyView }) {
  const words = useCompanyWords();
  const { locale } = useTexts();
  const { isBusy, act } = useAct();
  const [asked, setAsked] = useState<Asked>();
  const title = useRef<HTMLHeadingElement>(null);
  const wasAsked = useRef(false);
  const isRemoval = asked?.what === 'remove';
  const name = asked?.member.name ?? '';

  // The button that had the focus may be gone with its line.
  useEffect(() => {
    if (asked === undefined && wasAsked.current && document.activeElement === document.body)
      title.current?.focus();
    wasAsked.current = asked !== undefined;
  }, [asked]);

  const confirm = async () => {
    if (asked === undefined) return;
    const params = { memberId: asked.member.memberId };
    if (isRemoval) await act(() => sessionApi().call(removeColleague, { params }), words.removed);
    else await act(() => sessionApi().call(handOverCompany, { params }), words.handedOver);
    setAsked(undefined);
  };

  return (
    <section className={frame.section} aria-labelledby="people">
      <h2 id="people" ref={title} tabIndex={-1}>
        {company.name === '' ? words.title : words.titleOf(company.name)}
      </h2>
      <p className={styles.lead}>{company.isDirector ? words.leadDirector : words.leadColleague}</p>
      <ul className={styles.list}>
        {company.members.map((member) => (
          <li key={member.memberId} className={styles.person}>
            <div className={styles.who}>
              <p className={styles.name}>
                {member.name}
                {member.isDirector ? <Badge tone="info">{words.director}</Badge> : null}
                {member.isSelf ? <Badge tone="good">{words.self}</Badge> : null}
              </p>
              <p className={styles.facts}>
                {member.email === '' || member.email === member.name ? null : <span>{member.email}</span>}
                {member.joinedAt === null ? null : (
                  <span className="tabular">{words.joined(formatDay(member.joinedAt, locale))}</span>
                )}
              </p>
            </div>
            {!company.isDirector || member.isSelf ? null : (
              <div className={styles.acts}>
                <Button
                  look="quiet"
                  aria-label={words.handOverOf(member.name)}
                  onClick={() => setAsked({ what: 'handOver', member })}
                >
                  {words.handOver}
                </Button>
                <Button
                  look="secondary"
                  aria-label={words.removeOf(member.name)}
                  onClick={() => setAsked({ what: 'remove', member })}
                >
                  {words.remove}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={isRemoval ? words.askRemove(name) : words.askHandOver(name)}
        confirmText={isRemoval ? words.remove : words.handOver}
        cancelText={words.keep}
        isBusy={isBusy}
        isDanger={isRemoval}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      >
        <p>{isRemoval ? words.askRemoveText : words.askHandOverText}</p>
      </ConfirmDialog>
    </section>
  );
}
