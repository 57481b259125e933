import type { UserView } from '@rover/contracts/auth';
import { Card } from '@rover/ui/card';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignInForm } from '../features/session/components/sign-in-form.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function LoginPage() {
  usePageTitle('Login');
  const navigate = useNavigate();
  const goOn = useCallback((user: UserView) => navigate(user.userType === 'admin' ? '/admin' : '/'), [navigate]);

  return (
    <div className="painted flex min-h-full flex-col overflow-clip">
      <div className="bunting" />
      <div className="page-width grid flex-1 place-items-center py-12 sm:py-16">
        <Card className="w-full max-w-md border-brass p-6 text-stout shadow-lifted sm:p-9">
          <h1 className="text-h2">Sign In</h1>
          <p className="mb-7 mt-2 text-muted">Good to see you again. Your stool is where you left it.</p>
          <SignInForm onSignedIn={goOn} />
        </Card>
      </div>
    </div>
  );
}
