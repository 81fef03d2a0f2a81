import { defaultTheme } from '#kernel/theme.ts';
import { ThemeSwitch } from '#ui/frame/ThemeSwitch.tsx';
import { useRootInfo } from '../session/root-info.ts';
import { useTexts } from '../texts/use-texts.tsx';

/** The same choice as on the site: the colours of one person are the same everywhere. */
export function Theme() {
  const { shell } = useTexts();
  return <ThemeSwitch theme={useRootInfo()?.theme ?? defaultTheme} words={shell.theme} back="/staff" />;
}
