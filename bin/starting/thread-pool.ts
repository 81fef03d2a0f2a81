// Imported first: the pool is made by whatever uses it first, and that may be the loading of a library. Hashing takes four
// threads at most; four stay for files and names.
process.env.UV_THREADPOOL_SIZE ??= '8';
