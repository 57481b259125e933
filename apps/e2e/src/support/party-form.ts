import type { Locator, Page } from '@playwright/test';
import { aHost } from './api.js';

/** The form of VIP events, filled in as a host does, and the message shown afterwards. */
export class PartyForm {
  readonly dialog: Locator;
  readonly send: Locator;
  readonly sent: Locator;
  readonly failed: Locator;
  /** How many requests the page has sent. */
  posts = 0;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Book Your VIP Event' });
    this.send = this.dialog.getByRole('button', { name: 'Send Request' });
    this.sent = page.getByRole('alertdialog', { name: 'Booking Request Sent!' });
    this.failed = page.getByRole('alertdialog', { name: 'Booking Submission Failed' });
    page.on('request', (request) => {
      if (request.url().endsWith('/api/vip/book')) this.posts += 1;
    });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label);
  }

  /** Opens it by a button of the VIP page. */
  async openBy(button: string): Promise<void> {
    await this.page.goto('/vip-packages');
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  /** Fills in the host's contact data. */
  async introduce(host = aHost()): Promise<typeof host> {
    await this.field('Full Name').fill(host.hostName);
    await this.field('Email').fill(host.hostEmail);
    await this.field('Phone Number').fill(host.hostPhone);
    return host;
  }

  async acknowledge(notice: Locator): Promise<void> {
    await notice.getByRole('button', { name: 'OK' }).click();
  }
}
