import { Badge } from '#ui/base/Badge.tsx';
import type { ListedText } from '#workflows/edit-texts/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';

/** What else is to be known of a text at a glance. */
export function TextBadges({ text }: { text: ListedText }) {
  const { siteTexts: words } = useTexts();
  return (
    <>
      {text.isOnSite ? null : <Badge tone="warn">{words.offSite}</Badge>}
      {text.draft === null ? null : <Badge tone="info">{words.hasDraft}</Badge>}
      {text.isUnreadable ? <Badge tone="bad">{words.unreadableMark}</Badge> : null}
      {text.isFileNewer ? <Badge tone="warn">{words.fileNewerMark}</Badge> : null}
    </>
  );
}
