import { pages } from '@rover/contracts/pages';
import type { ReturnTo } from '../session/return-to.js';

const loginViews = ['sign-in', 'sign-up', 'check-email', 'forgot-password', 'link-sent'] as const;

/** The views of the login page, as named by `?view=`; the first is the default. */
export type LoginView = (typeof loginViews)[number];

/** What one view passes to the next, in the history state: it survives a reload and is not in the address. */
export interface Handover extends ReturnTo {
  email?: string;
  message?: string;
}

export function loginPath(view: LoginView): string {
  return view === 'sign-in' ? pages.login : `${pages.login}?view=${view}`;
}

/** The view in an address. The views about a sent mail need to know where it was sent to. */
export function loginViewOf(search: URLSearchParams, { email }: Handover): LoginView {
  const view = loginViews.find((name) => name === search.get('view')) ?? 'sign-in';
  if (view === 'check-email' && !email) return 'sign-up';
  if (view === 'link-sent' && !email) return 'forgot-password';
  return view;
}
