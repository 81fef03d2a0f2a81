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

/** Fetches the sprite ahead of need: at idle, or when the pointer nears the picker. */
export function prefetchFlags(): void {
  const image = new Image();
  image.src = flagSprite;
}
