import type { QuestionView } from '#modules/registers/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { formatMoment } from '#ui/base/dates.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { getSourceAnswer, type StaffSource } from '#workflows/research-company/contract.ts';
import { fetchStaffFile } from '../../session/staff-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './SourceQuestions.module.css';

type SourceQuestionsProps = {
  source: StaffSource;
  orderId: string;
  onFault: (error: unknown) => void;
  /** Undefined where nothing can be asked now. */
  askAgain: ((taskId: string) => void) | undefined;
};

const isSilent = ({ state, reason }: QuestionView) =>
  state === 'unavailable' || reason === 'partly_unreadable';

/** One source: closed it says how it stands, open it shows every question. A silent one is open. */
export function SourceQuestions({ source, orderId, onFault, askAgain }: SourceQuestionsProps) {
  const { research: words } = useTexts();
  const found = source.questions.filter(({ state }) => state === 'found').length;
  const silent = source.questions.filter(isSilent).length;
  return (
    <li className={styles.source}>
      <details open={silent > 0}>
        <summary className={styles.summary}>
          <span className={styles.name}>{source.name}</span>
          <span className={classNames(styles.count, silent > 0 && styles.silent)}>
            {words.summary(found, silent)}
          </span>
        </summary>
        <ul className={styles.questions}>
          {source.questions.map((question) => (
            <Question
              key={question.taskId}
              question={question}
              sourceName={source.name}
              orderId={orderId}
              onFault={onFault}
              askAgain={askAgain}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}

type QuestionProps = Omit<SourceQuestionsProps, 'source'> & { question: QuestionView; sourceName: string };

function Question({ question, sourceName, orderId, onFault, askAgain }: QuestionProps) {
  const { research: words, locale } = useTexts();
  const { taskId, part, state, reason, attempts, answeredAt, answers } = question;
  const isOpen = state === 'waiting' || state === 'asked';
  const findings = answers.reduce((sum, answer) => sum + answer.findings, 0);
  const save = async (snapshotId: string, name: string) => {
    try {
      const path = getSourceAnswer.path.replace('{orderId}', orderId).replace('{snapshotId}', snapshotId);
      const url = URL.createObjectURL(await fetchStaffFile(`/api/v1${path}`));
      Object.assign(document.createElement('a'), { href: url, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch (error) {
      onFault(error);
    }
  };
  return (
    <li className={styles.question}>
      <p className={styles.part}>
        {words.parts[part]}
        <span className={classNames(styles.state, isSilent(question) && styles.silent)}>
          {words.states[state]}
        </span>
      </p>
      {reason === null ? null : <p className={styles.reason}>{words.reasons[reason]}</p>}
      <p className={`${styles.facts} tabular`}>
        {[
          ...(answeredAt === null ? [] : [formatMoment(answeredAt, locale)]),
          ...(attempts > 1 || isSilent(question) ? [words.attempts(attempts)] : []),
          ...(findings > 0 ? [words.findings(findings)] : []),
        ].join(' · ')}
      </p>
      {answers.map(({ snapshotId, fault }) =>
        fault === null ? null : (
          <p key={snapshotId} className={styles.reason}>
            {fault}
          </p>
        ),
      )}
      <div className={styles.buttons}>
        {answers.map(({ snapshotId, url, bytes, sha256 }, index) => (
          <Button
            key={snapshotId}
            look="quiet"
            title={words.saveHint(url)}
            onClick={() => save(snapshotId, `answer-${sha256.slice(0, 12)}.bin`)}
          >
            <Icon name="download" />
            {`${words.save(index + 1)}, ${words.size(bytes)}`}
          </Button>
        ))}
        {isOpen || askAgain === undefined ? null : (
          <Button
            look="quiet"
            aria-label={words.askAgainAbout(words.parts[part], sourceName)}
            onClick={() => askAgain(taskId)}
          >
            {words.askAgain}
          </Button>
        )}
      </div>
    </li>
  );
}
