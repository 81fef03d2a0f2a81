import { classNames } from '#ui/base/class-names.ts';
import styles from './Avatar.module.css';

const tones = [styles.a, styles.b, styles.c, styles.d, styles.e];

/** The initials of a person, always on the same ground; decoration beside the name. */
export function Avatar({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('');
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span className={classNames(styles.avatar, tones[sum % tones.length])} aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  );
}
