import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { isTheme, themeCookie } from '#kernel/theme.ts';

/** Keeps the choice of colours where JavaScript is off, and goes back to the page. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const back = String(form.get('back') ?? '/');
  const theme = form.get('theme');
  if (/\p{Cc}/u.test(back)) throw data(null, { status: 400 });
  const target = ownPath(back, request.url);
  return redirect(target, {
    status: 303,
    headers: isTheme(theme) ? { 'Set-Cookie': themeCookie(theme) } : {},
  });
}

/** Looked at by itself there is nothing here. */
export function loader() {
  return redirect('/');
}

/** A path of this site, written as addresses are: never another host, however it is spelt. */
function ownPath(path: string, here: string): string {
  if (!/^\/(?![/\\])[^\\\s]*$/.test(path) || !URL.canParse(path, here)) return '/';
  const { pathname, search, hash } = new URL(path, here);
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}
