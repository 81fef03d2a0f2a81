import { Button } from '#ui/base/Button.tsx';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { Panel } from '../../page/Panel.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import { HandIn } from './HandIn.tsx';
import styles from './Research.module.css';
import { SourceQuestions } from './SourceQuestions.tsx';
import { useResearch } from './use-research.ts';

/** What every source was asked, what it said and why not; silent ones are asked again with one press. */
export function Research() {
  const { research: words } = useTexts();
  const { orderId } = useOrderWork().staffOrder;
  const { research, fault, isBusy, tell, askAgain, askSilent, handIn } = useResearch(orderId);
  if (research === undefined) {
    return (
      <Panel title={words.title}>
        {fault === undefined ? (
          <p className={styles.quiet}>{words.loading}</p>
        ) : (
          <FaultNotice fault={fault} />
        )}
      </Panel>
    );
  }
  const questions = research.sources.flatMap((source) => source.questions);
  const answered = questions.filter(({ state }) => state !== 'waiting' && state !== 'asked').length;
  const { none, mayAsk, silent, sources, files } = research;
  return (
    <Panel
      title={words.title}
      {...(questions.length === 0 ? {} : { aside: words.progress(answered, questions.length) })}
    >
      <p className="visually-hidden" role="status">
        {questions.length === 0 ? '' : words.progressWords(answered, questions.length)}
      </p>
      {none === null ? null : <p className={styles.quiet}>{words.none[none]}</p>}
      {sources.length === 0 ? null : (
        <ul className={styles.sources}>
          {sources.map((source) => (
            <SourceQuestions
              key={source.code}
              source={source}
              orderId={orderId}
              onFault={tell}
              askAgain={mayAsk && source.isAsked && !isBusy ? askAgain : undefined}
            />
          ))}
        </ul>
      )}
      {mayAsk && (silent > 0 || none === 'not_begun') ? (
        <Button look="secondary" aria-disabled={isBusy} onClick={isBusy ? undefined : askSilent}>
          {none === null ? words.askSilent(silent) : words.ask}
        </Button>
      ) : null}
      {files.length === 0 ? null : (
        <HandIn key={files[0]?.code} files={files} isBusy={isBusy} handIn={handIn} />
      )}
      <FaultNotice fault={fault} />
    </Panel>
  );
}
