const weakParameters = ['ssl', 'sslmode', 'uselibpqcompat', 'host', 'hostaddr'];

/** What in the address of a database goes against demanding TLS; undefined if nothing does. */
export function tlsFault(databaseUrl: string): string | undefined {
  const { searchParams, hostname } = new URL(databaseUrl);
  if (hostname === '') return 'must name a host where DATABASE_TLS is required';
  const weak = weakParameters.find(
    (name) => searchParams.has(name) && !(name === 'sslmode' && searchParams.get(name) === 'verify-full'),
  );
  return weak && `must not have ${weak} where DATABASE_TLS is required`;
}

/**
 * The address with TLS demanded: a server without it, or with a certificate that does not hold for its host, is not
 * spoken to.
 */
export function demandDatabaseTls(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}
