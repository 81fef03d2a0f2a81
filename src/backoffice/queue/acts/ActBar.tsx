import { Icon } from '#ui/base/Icon.tsx';
import { KeyCap } from '../../keys/KeyCap.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useQueue } from '../work/queue-work.tsx';
import styles from './ActBar.module.css';

/** Over the end of the list: what was done last with the way back from it, and what is done to the selected orders. */
export function ActBar() {
  const { queue: words } = useTexts();
  const { act } = words;
  const { selected, setSelected, acts, ask } = useQueue();
  const { news } = acts;
  return (
    <div className={styles.place}>
      <div role="status">
        {news === undefined ? null : (
          <div className={styles.bar} data-fault={news.isFault ? '' : undefined}>
            <span className={styles.text}>
              {news.isFault ? <Icon name="alert" /> : <Icon name="check" />}
              {news.text}
            </span>
            {news.undo === undefined ? null : (
              <button type="button" aria-keyshortcuts="Control+Z" disabled={acts.isBusy} onClick={acts.undo}>
                {act.undo} <KeyCap keys="Ctrl+Z" />
              </button>
            )}
            <button type="button" aria-label={words.closeNews} onClick={acts.closeNews}>
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
      {selected.size === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; these are buttons
        <div className={styles.bar} role="group" aria-label={words.acts}>
          <strong className={styles.text} role="status">
            {words.selected(selected.size)}
          </strong>
          <button type="button" aria-keyshortcuts="A" disabled={acts.isBusy} onClick={acts.take}>
            {act.take} <KeyCap keys="A" />
          </button>
          <button type="button" aria-keyshortcuts="G" onClick={() => ask('give')}>
            {act.give} <KeyCap keys="G" />
          </button>
          <button type="button" aria-keyshortcuts="M" onClick={() => ask('note')}>
            {act.note} <KeyCap keys="M" />
          </button>
          <button type="button" aria-label={words.clearSelection} onClick={() => setSelected(new Set())}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
