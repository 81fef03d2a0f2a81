const shortest = 12;

/** The passphrase of a backup, from the environment: what stands on the command line is seen by everybody on the machine. */
export function readPassphrase(): string {
  const passphrase = process.env.BACKUP_PASSPHRASE ?? '';
  if (passphrase.length >= shortest) return passphrase;
  throw new Error(
    passphrase === ''
      ? 'BACKUP_PASSPHRASE: is needed to encrypt a backup and to open an encrypted one.'
      : `BACKUP_PASSPHRASE: has at least ${shortest} characters.`,
  );
}
