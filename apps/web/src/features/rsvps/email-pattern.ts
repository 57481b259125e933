/** Something, an @, something with a dot: a slip of the pen is caught here, the rest by the server. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
