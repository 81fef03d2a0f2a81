import 'virtual:country-flags.css';
import { flagFolder, flagSprite } from 'virtual:country-flags';
import { classNames } from './class-names.ts';
import styles from './Flag.module.css';

/** A small flag of the sprite; decoration beside the country's name. `code` is alpha-2 in lower case. */
export function Flag({ code }: { code: string }) {
  return <span className={classNames('flag', styles.small)} data-flag={code} aria-hidden="true" />;
}

/** The flag of the chosen country as a picture of its own. */
export function BigFlag({
  code,
  className,
  isLazy = false,
}: {
  code: string;
  className?: string | undefined;
  /** Not fetched while it is out of sight. */
  isLazy?: boolean;
}) {
  return (
    <img
      className={classNames(styles.big, className)}
      src={`${flagFolder}/${code}.svg`}
      width="48"
      height="32"
      alt=""
      decoding="async"
      loading={isLazy ? 'lazy' : undefined}
    />
  );
}

export { flagSprite };
