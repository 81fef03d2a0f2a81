import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';

type OvertakenNoticeProps = { words: { theirs: string; takeTheirs: string }; onTake: () => void };

/** Somebody has published meanwhile; what is typed stays until their words are taken. */
export function OvertakenNotice({ words, onTake }: OvertakenNoticeProps) {
  return (
    <Notice tone="warn">
      <p>{words.theirs}</p>
      <Button look="secondary" onClick={onTake}>
        {words.takeTheirs}
      </Button>
    </Notice>
  );
}
