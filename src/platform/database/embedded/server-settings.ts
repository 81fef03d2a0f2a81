import { totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/** Settings for a small machine shared with the application; they stand on the command line, so ours always win. */
export function serverSettings(port: number, isDurable: boolean): Readonly<Record<string, string>> {
  return {
    port: String(port),
    listen_addresses: '127.0.0.1',
    // No socket files: their paths are limited to 107 bytes, and a data directory may lie deeper.
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    max_connections: '60',
    // An eighth of the memory: indices over millions of names stay in it, and the application has the rest.
    shared_buffers: `${share(8, 128, 2_048)}MB`,
    // What PostgreSQL and the system keep of its files together.
    effective_cache_size: `${share(2, 512, 16_384)}MB`,
    // A load of millions would else write a checkpoint every minute, and each page of an index again after it.
    max_wal_size: isDurable ? '4GB' : '256MB',
    random_page_cost: '1.1',
    jit: 'off',
    log_checkpoints: 'off',
    // The text of a statement's error may hold a person's data; the application gets it and knows what to hide.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    ...(isDurable
      ? { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
      : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
}

/** A part of this machine's memory in megabytes. */
function share(part: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, totalmem() / megabyte / part)));
}
