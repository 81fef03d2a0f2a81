import { useRef } from 'react';
import { NavLink } from 'react-router';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './MainMenu.module.css';

/** In a row on a wide screen, behind a button on a narrow one: a native popover, so it opens without JavaScript too. */
export function MainMenu() {
  const { shell, to } = useTexts();
  const menu = useRef<HTMLElement>(null);
  const pages = [
    ['/', shell.home],
    ['/countries', shell.countries],
    ['/our-prices', shell.prices],
    ['/blogs', shell.blog],
    ['/feedbacks', shell.reviews],
    ['/about', shell.about],
  ] as const;
  const close = () => {
    if (menu.current?.matches(':popover-open') === true) menu.current.hidePopover();
  };
  return (
    <>
      <nav className={styles.menu} id="main-menu" popover="auto" ref={menu} aria-label={shell.mainMenu}>
        {pages.map(([path, name]) => (
          <NavLink key={path} to={to(path)} end={path === '/'} className={styles.link} onClick={close}>
            {name}
          </NavLink>
        ))}
      </nav>
      <button type="button" className={styles.button} popoverTarget="main-menu" aria-label={shell.menu}>
        <Icon name="menu" />
      </button>
    </>
  );
}
