import type { Locator, Page } from '@playwright/test';
import type { LoginRequest, RegisterRequest } from '@rover/contracts/auth';

/** Fills in the account forms. */
export class AccountForms {
  readonly signInForm: Locator;
  readonly signUpForm: Locator;
  readonly resetForm: Locator;

  constructor(page: Page) {
    this.signInForm = page.getByRole('form', { name: 'Sign In' });
    this.signUpForm = page.getByRole('form', { name: 'Sign Up' });
    this.resetForm = page.getByRole('form', { name: 'Reset Password' });
  }

  async signIn({ email, password }: LoginRequest): Promise<void> {
    await this.signInForm.getByLabel('Email').fill(email);
    await this.signInForm.getByLabel('Password', { exact: true }).fill(password);
    await this.signInForm.getByRole('button', { name: 'Sign In' }).click();
  }

  async signUp({ firstName, lastName, email, password }: RegisterRequest): Promise<void> {
    await this.signUpForm.getByLabel('First Name').fill(firstName);
    await this.signUpForm.getByLabel('Last Name').fill(lastName);
    await this.signUpForm.getByLabel('Email').fill(email);
    await this.signUpForm.getByLabel('Password', { exact: true }).fill(password);
    await this.signUpForm.getByRole('button', { name: 'Sign Up' }).click();
  }

  async resetPassword(password: string, confirmation = password): Promise<void> {
    await this.resetForm.getByLabel('New Password').fill(password);
    await this.resetForm.getByLabel('Confirm Password').fill(confirmation);
    await this.resetForm.getByRole('button', { name: 'Reset Password' }).click();
  }
}
