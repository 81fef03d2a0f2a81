import { Modal } from '#ui/dialogs/Modal.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { KeyCap } from './KeyCap.tsx';
import { keysOf, switchSingleKeys } from './key-bindings.ts';
import styles from './keys.module.css';
import { useKeyGroups, useSingleKeys } from './use-keys.ts';

/** All keys of the page, and the switch for those that are one letter. */
export function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { keys } = useTexts();
  // What parts of a page bind under one title stands there together.
  const groups = Map.groupBy(
    useKeyGroups().flatMap(({ title, bindings }) =>
      bindings.flatMap((binding) => (binding.isOff === true ? [] : { title, binding })),
    ),
    ({ title }) => title,
  );
  const isOn = useSingleKeys();
  return (
    <Modal
      isOpen={isOpen}
      title={keys.ofPage}
      closeText={keys.close}
      escapeHint={keys.escapeHint}
      onClose={onClose}
    >
      <div className={styles.groups}>
        {[...groups].map(([title, bound]) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.list}>
              {bound.map(({ binding }) => (
                <div key={`${keysOf(binding)[0]} ${binding.label}`} className={styles.line}>
                  <dt>
                    {keysOf(binding).map((each) => (
                      <KeyCap key={each} keys={each} isSaid />
                    ))}
                  </dt>
                  <dd>{binding.label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => switchSingleKeys(event.currentTarget.checked)}
        />
        <span>
          {keys.single}
          <small>{keys.singleHint}</small>
        </span>
      </label>
    </Modal>
  );
}
