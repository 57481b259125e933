/** For injecting the process's FileStore. */
export const FILE_STORE = Symbol('FILE_STORE');
