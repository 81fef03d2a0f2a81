import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#ui/base/Icon.tsx';
import { moveInList } from '#ui/combobox/list-keys.ts';
import { KeyCap } from '../keys/KeyCap.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { foundGroups } from './found-groups.ts';
import styles from './palette.module.css';
import { fitting, type PaletteItem } from './palette-items.ts';
import { useCommands } from './use-commands.ts';
import { useFind } from './use-find.ts';

/** A field that has all keys, and below it what fits: ARIA combobox over a listbox with groups. */
export function PaletteBox({ ownKey, onClose }: { ownKey: string; onClose: () => void }) {
  const texts = useTexts();
  const { palette: words } = texts;
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const commands = useCommands(ownKey);
  const { found, isAsking, hasFailed } = useFind(typed);
  const groups = [
    ...foundGroups(found, texts, (path) => navigate(path)),
    ...commands.map((group) => ({ ...group, items: fitting(group.items, typed) })),
  ].filter(({ items }) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  const at = Math.min(active, items.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  const choose = (item: PaletteItem | undefined) => {
    if (item === undefined) return;
    onClose();
    // The dialog has given the focus back by then.
    requestAnimationFrame(() => item.act());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const place = { active: at, count: items.length, isEmptyBox: typed === '' };
    const target = moveInList(event, place);
    if (target !== undefined) setActive(target);
    else if (event.key === 'Enter') choose(items[at]);
    else return;
    event.preventDefault();
  };
  let index = -1;
  return (
    <>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          className={styles.input}
          role="combobox"
          aria-label={words.title}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={words.placeholder}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={words.list} className={styles.list}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, as the ARIA practices have it
          <div key={group.key} role="group" aria-label={group.title}>
            <p className={styles.title} aria-hidden="true">
              {group.title}
            </p>
            {group.items.map((item) => {
              index += 1;
              const own = index;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that owns the list
                <div
                  key={item.key}
                  id={optionId(own)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === at}
                  className={styles.option}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => setActive(own)}
                  onClick={() => choose(item)}
                >
                  <span className={styles.name}>{item.name}</span>
                  <span className={styles.facts}>{item.facts}</span>
                  {item.keys === undefined ? null : <KeyCap keys={item.keys} />}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles.foot} role="status">
        {hasFailed ? words.failed : isAsking ? words.asking : words.count(items.length)}
      </p>
    </>
  );
}
