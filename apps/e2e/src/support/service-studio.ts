import { expect, type Locator, type Page } from '@playwright/test';
import type { ServiceAudioAnswer, VipServicesAnswer } from '@rover/contracts/vip-services';
import type { Answer, Api } from './api.js';
import { openDesk } from './desk.js';
import { recordedFor } from './fake-devices.js';
import { silentMp3 } from './silent-mp3.js';

/** The services of the VIP page, whose recordings an admin makes. */
export class ServiceStudio {
  readonly toggle: Locator;
  /** What must not be missed. */
  readonly alert: Locator;

  constructor(readonly page: Page) {
    this.toggle = page.getByRole('switch', { name: 'Admin Mode' });
    this.alert = page.getByRole('alertdialog', { name: 'Recording Not Saved' });
  }

  /** Opens the page as an admin, and turns Admin Mode on. */
  async open(api: Api): Promise<void> {
    await openDesk(this.page, api, '/vip-packages');
    await this.toggle.click();
    await expect(this.button('Record', 'Karaoke')).toBeVisible();
  }

  button(deed: string, service: string): Locator {
    return this.page.getByRole('button', { name: `${deed} ${service}`, exact: true });
  }

  card(service: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name: service }) });
  }

  /** Records for a second or so. */
  async record(service: string, opener = 'Record'): Promise<void> {
    await this.button(opener, service).click();
    await recordedFor(this.card(service), 1);
    await this.button('Stop and Save', service).click();
  }

  /** Plays the service as a visitor does, and waits until it plays. @returns the URL of its recording */
  async listen(service: string): Promise<string> {
    await this.button('Listen to', service).click();
    const audio = this.card(service).locator('audio');
    await expect.poll(() => audio.evaluate(({ currentTime }: HTMLAudioElement) => currentTime)).toBeGreaterThan(0.2);
    return (await audio.getAttribute('src')) ?? '';
  }
}

/** The URL of a service's recording; null without one. */
export async function audioOf(api: Api, service: string): Promise<string | null | undefined> {
  const { body } = await api.call<VipServicesAnswer>('GET', '/api/vip/services');
  return body.find(({ id }) => id === service)?.audioUrl;
}

/** Uploads files as the recording of a service; half a second of silence when none is given. */
export function putAudio(
  api: Api,
  service: string,
  files: readonly Buffer[] = [silentMp3],
): Promise<Answer<ServiceAudioAnswer>> {
  const form = new FormData();
  for (const file of files) form.append('media', new Blob([new Uint8Array(file)]), 'audio.webm');
  return api.asAdmin('PUT', `/api/admin/vip-services/${service}/audio`, form);
}
