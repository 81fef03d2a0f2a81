import 'virtual:country-flags.css';
import { flagFolder, flagSprite } from 'virtual:country-flags';
import { classNames } from './class-names.ts';
import styles from './Flag.module.css';

/** A small flag of the sprite; decoration beside the country's name. `code` is alpha-2 in lower case. */
export function Flag({ code }: { code: string }) {
  return <span className={classNames('flag', `flag-${code}`, styles.small)} aria-hidden="true" />;
}

/** The flag of the chosen country as a picture of its own. */
export function BigFlag({ code, className }: { code: string; className?: string | undefined }) {
  return (
    <img
      className={classNames(styles.big, className)}
      src={`${flagFolder}/${code}.svg`}
      width="48"
      height="32"
      alt=""
      decoding="async"
    />
  );
}

/** Held for good, so that the browser keeps the picture decoded. */
let sprite: HTMLImageElement | undefined;

/** Fetches the sprite ahead of need: with low priority at idle, at once when somebody comes near the picker. */
export function prefetchFlags(priority: 'low' | 'high'): void {
  if (sprite !== undefined) return;
  sprite = new Image();
  sprite.fetchPriority = priority;
  sprite.src = flagSprite;
  // A sprite that does not come is only a picture less: the names are there.
  sprite.decode().catch(() => undefined);
}
