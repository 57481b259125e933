/** Whether this is an http(s) URL without user or password in it, such as `https://maps.google.com@evil.com`. */
export function isWebUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value) || /[\s\p{Cc}\p{Cs}\\]/u.test(value)) return false;
  try {
    const { username, password } = new URL(value);
    return username === '' && password === '';
  } catch {
    return false;
  }
}

/** Whether this is a path on this site, such as `/herophotos/bar.jpg`: no `..`, no other host. */
export function isSitePath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])[\w\-./%~]*$/.test(value) && !/(^|\/)\.\.(\/|$)/.test(value);
}
