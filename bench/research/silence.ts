/** Has a register of the demo world never answer, by the button of its operator. */
export async function silence(operatorUrl: string, register: string): Promise<void> {
  const { origin } = new URL(operatorUrl);
  const opened = await fetch(operatorUrl, { redirect: 'manual' });
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const page = await (await fetch(`${origin}/?lang=en`, { headers: { cookie } })).text();
  const token = /name="token" value="([\w-]+)"/.exec(page)?.[1] ?? '';
  const body = new URLSearchParams({ token, mode: 'silent' });
  const pressed = await fetch(`${origin}/operator/${register}?lang=en`, {
    method: 'POST',
    headers: { cookie },
    body,
    redirect: 'manual',
  });
  if (pressed.status !== 303) throw new Error(`the operator's page answers ${pressed.status}`);
}
