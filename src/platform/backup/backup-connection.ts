import pg from 'pg';

/** What decides how values are written as text: the same where they are read and where they are written. */
const settings = [
  '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c bytea_output=hex -c extra_float_digits=1',
  // A backup of a big database takes its time.
  '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
].join(' ');

/** Name of our connections, by which the one who restores tells them from those of a running site. */
const backupName = 'countercheck-backup';

/** A connection of its own; breaks are heard by the statement under way. */
export async function connectForBackup(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: backupName,
    options: settings,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}
