import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The class of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'primary', isWide = false): string {
  return classNames(styles.button, styles[look], isWide && styles.wide);
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook;
  isWide?: boolean;
  children: ReactNode;
};

export function Button({
  look = 'primary',
  isWide = false,
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  return <button type={type} className={classNames(buttonClass(look, isWide), className)} {...rest} />;
}
