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
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
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
