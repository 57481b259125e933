import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Outcome } from './outcome.js';
import { verificationFailed, verificationQuery } from './verification-query.js';

interface Verifying {
  /** Null while the answer is awaited. */
  outcome: Outcome | null;
  /** Set where trying again may help. */
  tryAgain?: () => void;
}

/**
 * Verifies by the link of a mail. Once the result is final it replaces the token in the address, so that a reload shows
 * it again and no later page sees the token.
 */
export function useVerification(): Verifying {
  const [params, setParams] = useSearchParams();
  const told = toldBy(params);
  const token = told ? '' : (params.get('token') ?? '');
  const { data, isFetching, refetch } = useQuery({ ...verificationQuery(token), enabled: token !== '' });

  useEffect(() => {
    if (data?.isFinal) setParams({ success: String(data.ok), message: data.message }, { replace: true });
  }, [data, setParams]);

  if (told) return { outcome: told };
  if (token === '') return { outcome: { ok: false, message: 'Invalid verification link' } };
  if (!data || isFetching) return { outcome: null };
  if (data.isFinal) return { outcome: data };
  return { outcome: data, tryAgain: () => void refetch() };
}

/** The result in the address, which anybody may have written. */
function toldBy(params: URLSearchParams): Outcome | null {
  const success = params.get('success');
  if (success === null) return null;
  const ok = success === 'true';
  return { ok, message: params.get('message') || (ok ? 'You can sign in now.' : verificationFailed) };
}
