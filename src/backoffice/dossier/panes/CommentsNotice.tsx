import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { whereIs } from '../model/comment-places.ts';
import { useDossier } from '../work/dossier-work.tsx';
import styles from './DossierDesk.module.css';

/** Comments that the report came back with: each leads to its value, where it stands in full. */
export function CommentsNotice() {
  const { dossier: words } = useTexts();
  const { comments, dossier, goTo, isWritten } = useDossier();
  const open = comments.filter(({ isOpen, isReply }) => isOpen && !isReply);
  if (!isWritten || open.length === 0) return null;
  return (
    <Notice tone="warn" title={words.commentsOpen(open.length)}>
      <ul className={styles.comments}>
        {open.map(({ id, place, label, text }) => {
          const where = whereIs(dossier, place);
          const line = `${label}: ${text}`;
          return (
            <li key={id}>
              {where === undefined ? (
                line
              ) : (
                <Button look="quiet" onClick={() => goTo(where.section, where.line)}>
                  {line}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
