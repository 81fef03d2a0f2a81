import { CopyButton } from '#ui/base/CopyButton.tsx';
import { useRootInfo } from '../layout/root-info.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './KeepLink.module.css';
import { useTrackWords } from './texts/words.ts';

/** The secret address of the order, to be kept; without a script it stands where addresses stand. */
export function KeepLink({ secret }: { secret: string }) {
  const track = useTrackWords();
  const { to } = useTexts();
  const publicUrl = useRootInfo()?.publicUrl ?? '';
  return (
    <div className={styles.keep}>
      <p>{track.keepLink}</p>
      <p className={styles.copy}>
        <CopyButton
          text={`${publicUrl}${to(`/track/${secret}`)}`}
          label={track.copyLink}
          doneText={track.linkCopied}
          failedText={track.linkNotCopied}
        />
      </p>
    </div>
  );
}
