import { type KeyboardEvent, memo, type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.tsx';
import mapFile from './country-dots.svg?url';
import type { Level } from './figures/levels.ts';
import type { MapCountry } from './figures/map-country.ts';
import styles from './MapDots.module.css';
import { nextNamed, nextPlace } from './next-place.ts';

export type DotCountry = MapCountry & Readonly<{ look: Level['look']; label: string }>;

type MapDotsProps = {
  /** Those that the map has dots for. */
  countries: readonly DotCountry[];
  label: string;
  /** Where the keyboard comes in at first. */
  start: string;
  shown: string | undefined;
  onShow: (code: string) => void;
};

/**
 * A link of dots for each country. The map is one stop of the Tab key, from which arrow keys lead to the nearest country that
 * way, and letters to names. A finger first shows what it meets, for it covers more than one country.
 */
export const MapDots = memo(function MapDots({ countries, label, start, shown, onShow }: MapDotsProps) {
  const { to } = useTexts();
  const [stop, setStop] = useState(start);
  const show = (event: SyntheticEvent<Element>) => {
    const code = codeAt(event.target);
    if (code !== undefined) onShow(code);
    return code;
  };
  return (
    <nav
      aria-label={label}
      onPointerOver={(event) => event.pointerType === 'mouse' && show(event)}
      onFocus={(event) => {
        const code = show(event);
        if (code !== undefined) setStop(code);
      }}
      onClickCapture={(event) => {
        const { nativeEvent, target } = event;
        const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
        if (!isTouch || codeAt(target) === shown) return;
        event.preventDefault();
        show(event);
      }}
      onKeyDown={walk}
    >
      {/* Its links have names, and what stands around them says what they are: the drawing says nothing itself. */}
      <svg className={styles.map} viewBox="0 0 1000 436" role="none">
        {countries.map(({ code, look, label: own }) => (
          <Link
            key={code}
            to={to(`/countries/country/${code}`)}
            data-code={code}
            className={styles[`look-${look}`]}
            tabIndex={code === stop ? 0 : -1}
            aria-label={own}
            discover="none"
          >
            <use href={`${mapFile}#${code}`} />
            <use href={`${mapFile}#${code}`} />
          </Link>
        ))}
      </svg>
    </nav>
  );
});

function codeAt(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('[data-code]') : null;
  return link?.getAttribute('data-code') ?? undefined;
}

/** Arrows lead to what lies that way, a letter to the next country that begins with it. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll<SVGAElement>('[data-code]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const places = links.map((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return { link, x: x + width / 2, y: y + height / 2 };
  });
  const from = places[at];
  if (from === undefined) return;
  const names = links.map((link) => link.getAttribute('aria-label') ?? '');
  const next = nextPlace(from, places, event.key)?.link ?? links[nextNamed(names, at, event.key) ?? -1];
  if (next === undefined && !event.key.startsWith('Arrow')) return;
  event.preventDefault();
  next?.focus({ preventScroll: true });
}
