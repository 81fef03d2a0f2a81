import { type ActionFunctionArgs, redirect } from 'react-router';
import { isTheme, themeCookie } from '../theme-cookie.ts';

/** Keeps the choice of colours where JavaScript is off, and goes back to the page. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const back = String(form.get('back') ?? '/');
  const theme = form.get('theme');
  const target = isOwnPath(back) ? back : '/';
  return redirect(target, {
    status: 303,
    headers: isTheme(theme) ? { 'Set-Cookie': themeCookie(theme) } : {},
  });
}

/** Looked at by itself there is nothing here. */
export function loader() {
  return redirect('/');
}

/** A path of this site: never another host, however it is spelt. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(path);
}
